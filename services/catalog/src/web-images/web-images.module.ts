import { Module } from '@nestjs/common';
import { ChangeImageHosts } from './change-image-hosts.js';
import { FetchImage } from './fetch-image.js';
import { ImageHostsController } from './image-hosts.controller.js';
import { ImageHostsRepository } from './image-hosts.repository.js';
import { WebDoor } from './web-door.js';

@Module({
  controllers: [ImageHostsController],
  providers: [ChangeImageHosts, FetchImage, ImageHostsRepository, WebDoor],
  exports: [FetchImage, ImageHostsRepository],
})
export class WebImagesModule {}
