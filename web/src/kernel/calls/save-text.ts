const keepMs = 60_000;

/** Hands a text to the person as a file. */
export function saveText(fileName: string, type: string, text: string): void {
  saveFile(fileName, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** Hands a file to the person. */
export function saveFile(fileName: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Given up at once, some browsers save an empty file.
  setTimeout(() => URL.revokeObjectURL(address), keepMs);
}
