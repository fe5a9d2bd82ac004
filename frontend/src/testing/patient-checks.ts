import { patient } from '../app/store';

/** For a test's own store, which is checked like the shop's. */
export const PATIENT_CHECKS = { immutableCheck: patient, serializableCheck: patient };
