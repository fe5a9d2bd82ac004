/** The paths of files within the folder that was dropped, which the browser does not tell. */
const paths = new WeakMap<File, string>();

export function notePath<F extends File>(file: F, path: string): F {
  paths.set(file, path);
  return file;
}

/** The path of a file from the folder that was chosen or dropped with it, or its name alone. */
export const pathOf = (file: File): string => paths.get(file) ?? (file.webkitRelativePath || file.name);

/** The files of a drop, also those in folders, each with its path. */
export async function droppedFiles({ items, files }: Pick<DataTransfer, 'items' | 'files'>): Promise<File[]> {
  // Before anything is awaited, as the entries are gone afterwards.
  const plain = Array.from(files);
  const entries = Array.from(items ?? []).flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) return plain;
  return (await Promise.all(entries.map(filesIn))).flat();
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((done, fail) => (entry as FileSystemFileEntry).file(done, fail));
    return [notePath(file, entry.fullPath.replace(/^\//, ''))];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const all: FileSystemEntry[] = [];
  // It answers a part of a large folder at a time, and none at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((done, fail) => reader.readEntries(done, fail));
    if (some.length === 0) break;
    all.push(...some);
  }
  return (await Promise.all(all.filter(({ name }) => !name.startsWith('.')).map(filesIn))).flat();
}
