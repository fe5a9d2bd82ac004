export { StaffModule } from './staff.module.js';
export { KeepSellers } from './keep-sellers.js';
export { KeepStaff } from './keep-staff.js';
export { MayShip } from './may-ship.js';
export { SellersRepository } from './sellers.repository.js';
export { StaffRepository } from './staff.repository.js';
