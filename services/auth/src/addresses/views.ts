import type { Address } from './address.entity.js';

/** A saved address as its owner sees it. */
export function addressView(address: Address) {
  const { id, label, recipient, phone, province, district, line, mapLink, isDefault } = address;
  return {
    ...{ id, label, recipient, phone, province, district, line },
    // Only where somebody has pinned it.
    ...(mapLink && { map_link: mapLink }),
    is_default: isDefault,
  };
}
