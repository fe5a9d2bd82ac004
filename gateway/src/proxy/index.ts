export { showEmbeddedBank } from './embedded-bank.js';
export { ProxyModule } from './proxy.module.js';
export { Proxy } from './proxy.js';
export { answerByCall, noteRefusals, Refusals } from './refusals.js';
