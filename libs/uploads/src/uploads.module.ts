import { type DynamicModule, Module } from '@nestjs/common';
import { UploadFolder } from './forms/upload-folder.js';
import { ImageReaders } from './images/image-readers.js';
import { TakeImage } from './images/take-image.js';
import { UPLOAD_SETTINGS } from './upload-settings.js';

/** Forms with files, and the images among them, for all rooms of a service. */
@Module({})
export class UploadsModule {
  /** With the service's settings, which it provides under this token. */
  static with(token: symbol): DynamicModule {
    const settings = { provide: UPLOAD_SETTINGS, useExisting: token };
    return {
      module: UploadsModule,
      global: true,
      providers: [settings, UploadFolder, ImageReaders, TakeImage],
      exports: [settings, UploadFolder, ImageReaders, TakeImage],
    };
  }
}
