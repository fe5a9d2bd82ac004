import { TestEnvironment } from 'jest-environment-jsdom';
import { lengthenLimits } from '../../../libs/testing/jest/patience.mjs';

const NODE_GLOBALS = {
  fetch,
  Headers,
  Response,
  Blob,
  File,
  AbortController,
  AbortSignal,
  TextEncoder,
  TextDecoder,
  ReadableStream,
  WritableStream,
  TransformStream,
  BroadcastChannel,
  structuredClone,
};

/** Node's FormData, which fetch can send, able to read a form of the page too. */
function nodeFormData(PageFormData) {
  return class extends FormData {
    constructor(form, submitter) {
      super();
      if (!form) return;
      for (const [name, value] of new PageFormData(form, submitter)) this.append(name, value);
    }
  };
}

/** jsdom with Node's fetch, streams and related globals, which it lacks. */
export default class JsdomEnvironment extends TestEnvironment {
  handleTestEvent({ name }, state) {
    if (name === 'run_start') lengthenLimits(state);
  }

  async setup() {
    await super.setup();
    const page = this.global;
    Object.assign(page, NODE_GLOBALS);
    page.FormData = nodeFormData(page.FormData);
    page.Request = class extends Request {
      constructor(input, init) {
        super(typeof input === 'string' ? new URL(input, page.location.href) : input, init);
      }
    };
  }
}
