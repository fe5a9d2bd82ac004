import type { QueryRunner } from 'typeorm';
import { firstPages, firstShopFacts } from './first-pages.js';

/** The pages about the shop and what its footer says, with the first texts of a new shop. */
export async function addPageTables(db: QueryRunner): Promise<void> {
  await db.query(`
    CREATE TABLE shop_pages (
      slug text PRIMARY KEY,
      title text NOT NULL,
      title_km text NOT NULL,
      text text NOT NULL,
      text_km text NOT NULL,
      version int NOT NULL DEFAULT 1,
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    -- One row.
    CREATE TABLE shop_facts (
      id int PRIMARY KEY DEFAULT 1 CHECK (id = 1),
      address text NOT NULL,
      address_km text NOT NULL,
      hours text NOT NULL,
      hours_km text NOT NULL,
      phone text NOT NULL DEFAULT '',
      telegram text NOT NULL DEFAULT '',
      version int NOT NULL DEFAULT 1
    );
  `);
  await db.query(
    `INSERT INTO shop_pages (slug, title, title_km, text, text_km)
     SELECT slug, title, "titleKm", text, "textKm" FROM jsonb_to_recordset($1::jsonb)
       AS first (slug text, title text, "titleKm" text, text text, "textKm" text)`,
    [JSON.stringify(firstPages)],
  );
  const { address, addressKm, hours, hoursKm } = firstShopFacts;
  await db.query('INSERT INTO shop_facts (address, address_km, hours, hours_km) VALUES ($1, $2, $3, $4)', [
    address,
    addressKm,
    hours,
    hoursKm,
  ]);
}
