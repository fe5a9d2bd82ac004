/** Saves data that the page has as a JSON file on the person's device. */
export function saveJson(name: string, data: object): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  saveFile(name, URL.createObjectURL(file));
}

/** Saves a file that the page has on the person's device. */
export function saveFile(name: string, address: string): void {
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
