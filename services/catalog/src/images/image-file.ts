/** The file's name in addresses and in the bucket. */
export const imageFile = (hash: string, width?: number) => (width ? `${hash}-${width}.webp` : `${hash}.webp`);

/** The address of an image. */
export const imageUrl = (hash: string) => `/images/${imageFile(hash)}`;

/** The hash in the address of an image. */
export const hashIn = (imageUrl: string) => /[0-9a-f]{32}/.exec(imageUrl)?.[0];
