/** Something that is tried: it takes its time, and it may be refused. */
import { reason } from "./refusal.ts";

export class Attempt {
  busy = $state(false);
  /** Why it did not work; empty if nothing is wrong. */
  trouble = $state("");

  /** Try it. Gives whether it worked. */
  async make(work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.trouble = "";
    try {
      await work();
      return true;
    } catch (error) {
      this.trouble = reason(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** The same for a form. */
  submit(work: () => Promise<unknown>): (event: SubmitEvent) => void {
    return (event) => {
      event.preventDefault();
      void this.make(work);
    };
  }
}
