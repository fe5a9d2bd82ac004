import { Problem } from '@mekong/contracts';

/** `photo` is the type of a photo that has to be saved as another one first, such as HEIC. */
export class WrongImageType extends Problem {
  constructor(photo?: string) {
    const message = photo
      ? `The image is ${photo}, which is not accepted. Please save it as JPEG`
      : 'The image must be a PNG, JPG, JPEG or WebP file';
    super(415, 'WRONG_IMAGE_TYPE', message, { params: photo ? { reason: 'photo', type: photo } : {} });
  }
}

/** A file without a byte, as a copy that was broken off leaves it. */
export class EmptyImage extends Problem {
  constructor() {
    const message = 'The file of the image is empty. Please choose it again, or save it anew';
    super(415, 'WRONG_IMAGE_TYPE', message, { params: { reason: 'empty' } });
  }
}

/** It begins like an image, but cannot be read. */
export class DamagedImage extends Problem {
  constructor() {
    super(415, 'DAMAGED_IMAGE', 'The image is damaged. Please save it anew');
  }
}

/** How the limits of images are told: in which unit, and what to do. */
const imageLimits = {
  file: {
    unit: 'MB',
    text: (is: number, most: number) =>
      `The image has ${is} MB, more than ${most} MB. Please save it smaller`,
  },
  side: {
    unit: 'px',
    text: (is: number, most: number) =>
      `The image is ${is} px long, more than ${most} px. Please cut it or save it smaller`,
  },
  pixels: {
    unit: 'megapixels',
    text: (is: number, most: number) =>
      `The image has ${is} megapixels, more than ${most} megapixels. Please save it smaller`,
  },
  memory: {
    unit: 'MB of memory',
    text: (is: number, most: number) =>
      `Reading the image would take ${is} MB of memory, more than ${most} MB. Please save it smaller, or as an ordinary JPEG`,
  },
};

/** `limit` is what was met, `is` the image's own figure. */
export class ImageTooLarge extends Problem {
  constructor(reason: keyof typeof imageLimits, { limit, is }: { limit: number; is: number }) {
    const { unit, text } = imageLimits[reason];
    super(413, 'IMAGE_TOO_LARGE', text(is, limit), { params: { reason, limit, is, unit } });
  }
}

export class ImageTooComplex extends Problem {
  constructor() {
    super(413, 'IMAGE_TOO_COMPLEX', 'The image takes too long to read. Please save it anew as a PNG or JPG');
  }
}

/** The problem with the name of the file that it is about; anything else as it is. */
export const aboutFile = (error: unknown, file: string): unknown =>
  error instanceof Problem
    ? new Problem(error.status, error.code, error.message, { ...error, params: { ...error.params, file } })
    : error;
