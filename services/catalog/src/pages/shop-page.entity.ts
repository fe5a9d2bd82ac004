import type { PageSlug } from '@mekong/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A page with its texts in both languages. Blank lines part paragraphs; a line that begins with `# ` is a heading, and lines
 * that begin with `- ` are a list.
 */
@Entity('shop_pages')
export class ShopPage {
  @PrimaryColumn('text') slug!: PageSlug;
  @Column('text') title!: string;
  @Column('text', { name: 'title_km' }) titleKm!: string;
  @Column('text') text!: string;
  @Column('text', { name: 'text_km' }) textKm!: string;
  /** Grows with every change, so that an edit of an older version can be refused. */
  @Column('int') version!: number;
  @Column('timestamptz', { name: 'updated_at' }) updatedAt!: Date;
}
