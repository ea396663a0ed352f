/** The rulebook by chapters: what it says about itself, then each game. */
import type { Block } from "./markdown.ts";

const CHAPTERS = ["introduction", "columbiz", "sequence-dice"];

/** The blocks of a chapter, its title first. */
export function chapter(book: readonly Block[], name: string): Block[] {
  const wanted = CHAPTERS.indexOf(name);
  let at = -1;
  return book.filter((block) => {
    if (block.is === "heading" && block.level === 1) at++;
    return at === wanted;
  });
}
