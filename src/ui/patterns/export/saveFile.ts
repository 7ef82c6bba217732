/** The time that a browser may need to start a download, in ms. */
const BEGIN_MS = 60_000;

export function saveFile(name: string, parts: readonly Blob[]): void {
  const file = new Blob([...parts], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), BEGIN_MS);
}
