export { encodeKhqr, InvalidKhqr, type Khqr, type KhqrCurrency, type KhqrReceiver } from './encode-khqr.js';
export { md5Of } from './md5.js';
export { readKhqr, type KhqrFacts } from './read-khqr.js';
