/** Whether PostgreSQL refused a second brand of the same name. */
export function isBrandNameTaken(error: unknown): boolean {
  return constraintOf(error) === 'brands_name_key';
}

/** Whether PostgreSQL refused a seller's second product of the same name, category and brand. */
export function isSameProduct(error: unknown): boolean {
  return constraintOf(error) === 'products_same';
}

/** Whether PostgreSQL refused a product because its brand has just been deleted. */
export function isBrandGone(error: unknown): boolean {
  return constraintOf(error) === 'products_brand_id_fkey';
}

/** The constraint for which PostgreSQL refused a statement. */
export function constraintOf(error: unknown): string | undefined {
  const { driverError, constraint } = error as { driverError?: { constraint?: string }; constraint?: string };
  return driverError?.constraint ?? constraint;
}
