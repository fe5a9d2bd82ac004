import type { Fault, FaultCode, Params } from '@mekong/contracts';
import type { Refusal } from './addresses.js';

/** An image is not fetched; the fault says why, and what to do. */
export class WebImageRefused extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
  }
}

const asFault = (code: FaultCode, message: string, params: Params): Fault => ({ code, params, message });

const hostRefusals: Record<Refusal, (host: string) => Fault> = {
  host: (host) =>
    asFault(
      'WEB_HOST_NOT_ALLOWED',
      `No images are fetched from ${host}. Please ask an admin to allow ${host}, or save the image on your computer and choose it with the file`,
      { host },
    ),
  http: (host) =>
    asFault(
      'WEB_NOT_HTTPS',
      `Images of ${host} are fetched by https only. Please correct the address, or ask an admin to allow http://${host}`,
      { host },
    ),
  number: (host) =>
    asFault(
      'WEB_HOST_A_NUMBER',
      `Images are fetched from hosts with a name only, not from ${host}. Please save the image on your computer and choose it with the file`,
      { host },
    ),
};

export const hostRefused = (host: string, why: Refusal): Fault => hostRefusals[why](host);

const refusals = {
  address: (host: string) =>
    asFault('WEB_ADDRESS_ODD', `The address of the image at ${host} has a password or port of its own`, {
      host,
    }),
  private: (host: string) =>
    asFault('WEB_ADDRESS_PRIVATE', `${host} is within a private network, from which no images are fetched`, {
      host,
    }),
  unreachable: (host: string) =>
    asFault('WEB_IMAGE_UNREACHABLE', `${host} could not be reached, or took too long. Please try again`, {
      host,
    }),
  redirects: (host: string) =>
    asFault('WEB_IMAGE_REDIRECTED', `${host} sends from one address to the next`, { host }),
  compressed: (host: string) => asFault('WEB_NO_IMAGE', `What ${host} sends is no image`, { host }),
};

export const refused = (why: keyof typeof refusals, host: string) => new WebImageRefused(refusals[why](host));

export const notFoundAt = (host: string, status: number) =>
  new WebImageRefused(
    asFault('WEB_IMAGE_MISSING', `${host} does not have the image (it answers ${status})`, { host, status }),
  );

export const tooLargeAt = (host: string, most: number) =>
  new WebImageRefused(
    asFault(
      'WEB_IMAGE_TOO_LARGE',
      `The image at ${host} has more than ${most} MB. Please save it smaller, and choose it with the file`,
      { host, most },
    ),
  );
