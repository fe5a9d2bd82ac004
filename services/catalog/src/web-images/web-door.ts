import { lookup } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';

/** How the shop goes out to the web: what a test has to replace, and nothing that decides what is allowed. */
@Injectable()
export class WebDoor {
  /** The time for an image with all its redirects. */
  readonly mostMs: number = 20_000;

  /** All addresses of a host, as they are now. */
  async addressesOf(host: string): Promise<string[]> {
    return (await lookup(host, { all: true })).map(({ address }) => address);
  }

  /** Where a connection to a checked address goes. */
  placeOf(address: string, port: number): { host: string; port: number } {
    return { host: address, port };
  }
}
