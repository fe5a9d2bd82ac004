const patient = { warnAfter: Infinity };

/** For a test's own store: its checks of the state warn by the clock, which says more of the machine than of the shop. */
export const PATIENT_CHECKS = { immutableCheck: patient, serializableCheck: patient };
