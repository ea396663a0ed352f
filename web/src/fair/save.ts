/** Give the person the receipt of a table as a file. */
export function saveReceipt(table: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${table}.receipt.json`;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
