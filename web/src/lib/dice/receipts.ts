/** The receipts of all tables, in this browser. Its tabs share them.
 *
 * IndexedDB, since its transactions are one after the other, whatever tab they come from: so one
 * link is never given for two rolls or two histories. Of a browser that keeps nothing, a receipt
 * lasts as long as the page.
 */
import type { Shelf } from "./dice_client.ts";
import { merged, type Receipt } from "./receipt.ts";

const NAME = "sixrow";
const STORE = "receipts";
const ENDED = "ended";
/** Receipts of so many finished tables are kept; those of tables in play always. */
const MOST = 1000;

interface Stored {
  table: string;
  person: string;
  receipt: Receipt;
  /** When it was finished; missing while it is played. */
  ended?: number;
}

let opening: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      const store = request.result.createObjectStore(STORE, { keyPath: ["table", "person"] });
      store.createIndex(ENDED, ENDED);
    };
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  return opening;
}

/** One transaction; what `work` puts into its argument is the result, once all is written. */
async function transact<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore, give: (result: T) => void) => void,
): Promise<T | undefined> {
  const opened = await database();
  return new Promise((resolve, reject) => {
    let result: T | undefined;
    const transaction = opened.transaction(STORE, mode, { durability: "strict" });
    transaction.oncomplete = () => resolve(result);
    transaction.onabort = transaction.onerror = () => reject(transaction.error);
    work(transaction.objectStore(STORE), (found) => (result = found));
  });
}

/** Where the receipt of one person at one table is kept. */
export class ReceiptShelf implements Shelf {
  /** Whether the browser keeps receipts. */
  lasting = true;
  #memory: Receipt | null = null;

  constructor(
    readonly table: string,
    readonly person: string,
  ) {}

  async read(): Promise<Receipt | null> {
    const stored = await this.#try(() =>
      transact<Stored | undefined>("readonly", (store, give) => {
        const request = store.get([this.table, this.person]);
        request.onsuccess = () => give(request.result as Stored | undefined);
      }),
    );
    return stored?.receipt ?? this.#memory;
  }

  async keep(receipt: Receipt): Promise<Receipt> {
    const { table, person } = this;
    const stored = await this.#try(() =>
      transact<Receipt>("readwrite", (store, give) => {
        const request = store.get([table, person]);
        request.onsuccess = () => {
          const before = request.result as Stored | undefined;
          const after = before ? merged(before.receipt, receipt) : receipt;
          store.put({ ...before, table, person, receipt: after } satisfies Stored);
          give(after);
        };
      }),
    );
    this.#memory = stored ?? (this.#memory ? merged(this.#memory, receipt) : receipt);
    return this.#memory;
  }

  async finish(receipt: Receipt): Promise<void> {
    const { table, person } = this;
    this.#memory = receipt;
    await this.#try(() =>
      transact<void>("readwrite", (store) => {
        store.put({ table, person, receipt, ended: Date.now() } satisfies Stored);
        prune(store);
      }),
    );
  }

  async #try<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (!this.lasting) return undefined;
    try {
      return await work();
    } catch {
      this.lasting = false;
      return undefined;
    }
  }
}

/** Forget the oldest finished tables. */
function prune(store: IDBObjectStore): void {
  const counting = store.index(ENDED).count();
  counting.onsuccess = () => {
    let extra = counting.result - MOST;
    if (extra <= 0) return;
    const walk = store.index(ENDED).openCursor();
    walk.onsuccess = () => {
      const cursor = walk.result;
      if (!cursor || extra-- <= 0) return;
      cursor.delete();
      cursor.continue();
    };
  };
}
