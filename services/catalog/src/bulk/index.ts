export { BulkModule } from './bulk.module.js';
export { UploadProducts } from './upload-products.js';
export { bulkFiles, bulkForm, bulkUploadOf } from './bulk-form.js';
export { exportFile } from './export-file.js';
export { forgetCommitter } from './written-products.repository.js';
export { uploadQueue } from './upload-queue.js';
export { forgetAsker } from './forget-asker.repository.js';
export { forgetMappings } from './forget-mappings.repository.js';
