import { prepared } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** From where images are fetched: `cdn.example.com`, `*.example.com`, and with `http://` before it also without https. */
export interface ImageHosts {
  hosts: string[];
  version: number;
}

const find = prepared<ImageHosts>`SELECT hosts, version FROM image_hosts`;
const lock = prepared<ImageHosts>`SELECT hosts, version FROM image_hosts FOR UPDATE`;
const update = prepared`UPDATE image_hosts SET hosts = $1, version = $2`;

@Injectable()
export class ImageHostsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async get(): Promise<ImageHosts> {
    return (await find(this.dataSource, []))[0]!;
  }

  async lock(tx: EntityManager): Promise<ImageHosts> {
    return (await lock(tx, []))[0]!;
  }

  async update(tx: EntityManager, { hosts, version }: ImageHosts): Promise<void> {
    await update(tx, [JSON.stringify(hosts), version]);
  }
}
