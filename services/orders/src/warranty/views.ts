import type { Warranty } from './warranty.repository.js';

/** What anybody with the serial number may know. */
export const warrantyView = ({
  productId,
  name,
  nameKm,
  imageUrl,
  bought,
  months,
  until,
  holds,
}: Warranty) => ({
  product: { id: productId, name, ...(nameKm && { name_km: nameKm }), image_url: imageUrl },
  ...{ bought, months, until, holds },
});
