import { TestEnvironment } from 'jest-environment-jsdom';

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

/** Node's FormData, the one that fetch can send, which reads a page's form as well. */
function nodeFormData(PageFormData) {
  return class extends FormData {
    constructor(form, submitter) {
      super();
      if (!form) return;
      for (const [name, value] of new PageFormData(form, submitter)) this.append(name, value);
    }
  };
}

/** jsdom with the fetch family of Node.js, which jsdom itself does not have. */
export default class JsdomEnvironment extends TestEnvironment {
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
