import { Global, Module } from '@nestjs/common';
import { UploadFolder } from './upload-folder.js';

/** For the interceptors of all rooms that take forms. */
@Global()
@Module({
  providers: [UploadFolder],
  exports: [UploadFolder],
})
export class MultipartModule {}
