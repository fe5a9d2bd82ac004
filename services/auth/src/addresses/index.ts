export { AddressesModule } from './addresses.module.js';
export { Address } from './address.entity.js';
export { AddressesRepository } from './addresses.repository.js';
