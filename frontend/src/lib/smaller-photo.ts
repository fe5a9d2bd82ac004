/** The longest side of what is sent instead of a photo that is too large: the shop keeps half of that. */
const SIDE = 2_400;
const QUALITY = 0.9;

/** The photo with the same name, small enough to be sent; itself where the browser cannot read it, which the server then says. */
export async function smallerPhoto(file: File, maxBytes: number): Promise<File> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = drawn(image);
    for (const type of [file.type, 'image/webp', 'image/jpeg']) {
      const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY));
      if (!bytes || bytes.size > maxBytes) continue;
      return new File([bytes], file.name, { type: bytes.type });
    }
    return file;
  } catch {
    return file;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Upright, as browsers show photos. */
function drawn(image: HTMLImageElement): HTMLCanvasElement {
  const times = Math.min(1, SIDE / Math.max(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * times));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * times));
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}
