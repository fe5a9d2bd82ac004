import { Module } from '@nestjs/common';
import { ImagesModule } from '../images/index.js';
import { AddImages } from './add-images.js';
import { DeleteImages } from './delete-images.js';
import { ImageLibraryController } from './image-library.controller.js';
import { LibraryRepository } from './library.repository.js';
import { ReplaceImage } from './replace-image.js';

@Module({
  imports: [ImagesModule],
  controllers: [ImageLibraryController],
  providers: [AddImages, DeleteImages, LibraryRepository, ReplaceImage],
  exports: [LibraryRepository],
})
export class LibraryModule {}
