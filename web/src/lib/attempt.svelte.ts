/** An asynchronous action that may be refused. */
import { reason } from "./refusal.ts";

export class Attempt {
  busy = $state(false);
  /** Why it failed; empty if it did not. */
  trouble = $state("");

  /** Try it; returns whether it succeeded. */
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
