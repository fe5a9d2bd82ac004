import { Body, Controller, Get, Put } from '@nestjs/common';
import {
  Access,
  Answers,
  ApiTags,
  Caller,
  type Identity,
  NeedsFreshPassword,
  showStale,
} from '@mekong/service-defaults';
import { ChangeImageHosts } from './change-image-hosts.js';
import * as dto from './image-hosts.dto.js';
import { type ImageHosts, ImageHostsRepository } from './image-hosts.repository.js';

/** From where images are fetched that product files name by web addresses. */
@ApiTags('products')
@Controller('api/admin/image-hosts')
export class ImageHostsController {
  constructor(
    private readonly hosts: ImageHostsRepository,
    private readonly changeHosts: ChangeImageHosts,
  ) {}

  @Get()
  @Access(['admin', 'seller'])
  @Answers('From where images of product files are fetched', 200, dto.hostsAnswer, 401, 403)
  async shown() {
    return { image_hosts: view(await this.hosts.get()) };
  }

  @Put()
  @Access(['admin'])
  @NeedsFreshPassword()
  @Answers('Sets from where images are fetched', 200, dto.changedHostsAnswer, 400, 401, 403, 409)
  async change(@Caller() caller: Identity, @Body({ schema: dto.hostsChange }) change: dto.HostsChange) {
    const changed = await this.changeHosts.change(caller, change).catch(showStale(view));
    return { message: 'Image hosts saved', image_hosts: view(changed) };
  }
}

const view = ({ hosts, version }: ImageHosts) => ({ hosts, version });
