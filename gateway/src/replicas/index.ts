export { ReplicasModule } from './replicas.module.js';
export type { Replica } from './replica.js';
export { Attempts } from './attempts.js';
export { CallFailure } from './call-failure.js';
export { LOCAL, type LocalServices } from './local-services.js';
export { ServiceClient } from './service-client.js';
export { Upstreams } from './upstreams.js';
export { callSpan } from './call-span.js';
export { openConnections, waitingCaller } from './open-connections.js';
