import type { Address } from './address.entity.js';

/** A saved address as its owner sees it. */
export function addressView({ id, label, recipient, phone, province, district, line, isDefault }: Address) {
  return { id, label, recipient, phone, province, district, line, is_default: isDefault };
}
