export { CacheModule } from './cache.module.js';
export { CachedReads } from './cached-reads.js';
export { FrontDoor } from './front-door.js';
export { MicroCache, tooLarge } from './micro-cache.js';
