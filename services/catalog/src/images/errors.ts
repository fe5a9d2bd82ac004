import { Problem, fieldError } from '@mekong/contracts';

/** A seller's library is full; `used` and `most` are images, or megabytes. */
export class ImageQuotaReached extends Problem {
  constructor(reason: 'images' | 'megabytes', used: number, most: number) {
    const unit = reason === 'images' ? 'images' : 'MB of images';
    const message = `You have ${used} of ${most} ${unit}. Please delete some that you no longer use`;
    super(409, 'IMAGE_QUOTA_REACHED', message, { params: { reason, used, most } });
  }
}

/** 400 for a form with the address of an image that is not in the sender's library. */
export const notInLibrary = (field: string) =>
  fieldError(field, 'NOT_IN_LIBRARY', 'Image must be one of your library');
