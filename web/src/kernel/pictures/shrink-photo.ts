/** Twice the side of the largest size that is kept, so that nothing is lost by it. */
const longestSide = 1_280;
const quality = 0.88;

/** Shrinks a phone's photo to the allowed size. One that the browser cannot draw stays, for the rules to refuse. */
export async function shrinkPhoto(
  file: File,
  { maxBytes, maxPixels }: { readonly maxBytes: number; readonly maxPixels: number },
): Promise<File> {
  // Turned as the camera was held, for that note does not come along.
  const drawn = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!drawn) return file;
  try {
    if (file.size <= maxBytes && drawn.width * drawn.height <= maxPixels) return file;
    const scale = Math.min(1, longestSide / Math.max(drawn.width, drawn.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(drawn.width * scale));
    canvas.height = Math.max(1, Math.round(drawn.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return file;
    // JPEG has no clear points: they would be black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(drawn, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    return blob ? new File([blob], file.name, { type: 'image/jpeg' }) : file;
  } finally {
    drawn.close();
  }
}
