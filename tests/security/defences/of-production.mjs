/** @typedef {import('./defences.mjs').Defence} Defence */

/** @type {Defence[]} */
export const production = [
  {
    defence: "a service's role owns no table",
    file: 'infra/docker/take-over.sql',
    code: 'REASSIGN OWNED BY :"role" TO mekong_owner;',
    without: '',
    tests: 'containers/database-roles',
    rows: 'of before, which its service owned',
  },
  {
    defence: 'every queue has a member on each node',
    file: 'libs/messaging/src/rabbit/prepare-broker.ts',
    code: 'if (nodes > 1) await growQueues(api, vhost, nodes);',
    without: '',
    tests: 'messaging/test/queue-members.full',
    rows: 'every queue has a member on each node',
  },
  {
    defence: "a wide network's connections to HAProxy",
    file: 'infra/haproxy/shop.cfg',
    code: 'track-sc1 src,ipmask(24,48)',
    without: 'track-sc1 src,ipmask(32,64)',
    tests: 'faults/wide-networks.full',
    rows: 'goes on answering others',
  },
  {
    defence: 'HAProxy leaves connections to others than one wide network',
    file: 'infra/haproxy/shop.cfg',
    code: 'reject if { sc1_conn_cur,mul(4),div(3) gt',
    without: 'reject if { sc1_conn_cur gt',
    tests: 'faults/wide-networks.full',
    rows: 'three quarters',
  },
  {
    defence: 'no default passwords inside addresses in production',
    file: 'libs/service-defaults/src/config.ts',
    code: 'if (password && (placeholders.test(password) || password.length < shortestPassword))',
    without: "if (password === 'never')",
    tests: 'service-defaults/test/production',
  },
  {
    defence: 'no default secrets in production',
    file: 'libs/service-defaults/src/config.ts',
    code: "if (typeof value === 'string' && keysIn(value).some((key) => placeholders.test(key))) {",
    without: "if (value === 'never') {",
    tests: 'auth/test/sessions',
  },
  {
    defence: 'demo accounts stay on this machine',
    file: 'libs/service-defaults/src/config.ts',
    code: 'if (isLoopback(config.HOST) || config.EXPOSE_DEMO || !isOpen(config as never)) return;',
    without: 'if (config) return;',
    tests: 'auth/test/sessions',
  },
  {
    defence: 'an event that ends its process takes no others with it',
    file: 'libs/messaging/src/rabbit/deliveries.ts',
    code: 'earlierDeliveries(message) >= suspectAfter;',
    without: 'earlierDeliveries(message) >= 1_000;',
    tests: 'messaging/test/crash-loop',
    rows: 'dead letter alone',
  },
  {
    defence: 'an event that ends its process ends the loop of it',
    file: 'libs/messaging/src/rabbit/deliveries.ts',
    code: 'earlierDeliveries(message) >= deadlyAfter;',
    without: 'earlierDeliveries(message) >= 1_000;',
    tests: 'messaging/test/crash-loop',
    rows: 'dead letter alone',
  },
];
