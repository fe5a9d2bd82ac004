import type { MigrationInterface, QueryRunner } from 'typeorm';

const before = {
  text: `- Phnom Penh: usually one to two working days after payment.
- Provinces: usually two to four working days after payment.

Holidays and floods can make it longer.`,
  textKm: `- ភ្នំពេញ៖ ជាធម្មតា មួយទៅពីរថ្ងៃធ្វើការ ក្រោយពេលបង់ប្រាក់។
- តាមខេត្ត៖ ជាធម្មតា ពីរទៅបួនថ្ងៃធ្វើការ ក្រោយពេលបង់ប្រាក់។

ថ្ងៃបុណ្យ ឬទឹកជំនន់អាចធ្វើឱ្យយឺតជាងនេះ។`,
};
const after = {
  text: `How many working days after payment it usually takes to your province stands in the table below. Holidays and floods can make it longer.`,
  textKm: `ចំនួនថ្ងៃធ្វើការដែលត្រូវការជាធម្មតា ក្រោយពេលបង់ប្រាក់ សម្រាប់ខេត្តរបស់អ្នក មាននៅក្នុងតារាងខាងក្រោម។ ថ្ងៃបុណ្យ ឬទឹកជំនន់អាចធ្វើឱ្យយឺតជាងនេះ។`,
};

/** The page on delivery leaves the days to the table that an admin edits; what an admin has written there stays. */
export class DeliveryDays1766500000000 implements MigrationInterface {
  name = 'DeliveryDays1766500000000';

  up(db: QueryRunner): Promise<void> {
    return replaceTexts(db, before, after);
  }

  down(db: QueryRunner): Promise<void> {
    return replaceTexts(db, after, before);
  }
}

async function replaceTexts(db: QueryRunner, from: typeof before, to: typeof before): Promise<void> {
  await db.query(
    `UPDATE shop_pages SET text = replace(text, $1, $2), text_km = replace(text_km, $3, $4)
     WHERE slug = 'delivery' AND (strpos(text, $1) > 0 OR strpos(text_km, $3) > 0)`,
    [from.text, to.text, from.textKm, to.textKm],
  );
}
