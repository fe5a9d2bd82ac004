import type { Subject } from '@mekong/messaging';
import type { Upload } from './upload.js';

/** The upload itself has the list of its products. */
export const aboutUpload = ({ id, fileName }: Pick<Upload, 'id' | 'fileName'>): Subject => ({
  type: 'upload',
  id,
  name: fileName,
});
