import type { HomeShelf } from '@mekong/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * How the shop calls itself and looks, as an admin has set it; what is empty or null is as in any shop. There is one row. The names
 * are those of the API.
 */
@Entity('shop_look')
export class ShopLook {
  @PrimaryColumn('int') id!: number;
  @Column('text') name!: string;
  /** The address of an image of the shop, as is that of the landing page. */
  @Column('text', { nullable: true }) logo!: string | null;
  @Column('text', { nullable: true }) brand_color!: string | null;
  @Column('text', { nullable: true }) accent_color!: string | null;
  @Column('text') hero_title!: string;
  @Column('text') hero_title_km!: string;
  @Column('text') hero_text!: string;
  @Column('text') hero_text_km!: string;
  @Column('text', { nullable: true }) hero_image!: string | null;
  /** What the landing page shows below its top, in this order. */
  @Column('text', { array: true }) shelves!: HomeShelf[];
  /** A line under every mail. */
  @Column('text') mail_footer!: string;
  @Column('text') mail_footer_km!: string;
  /** Grows with every change, so that an edit of an older version can be refused. */
  @Column('int') version!: number;
}

/** What an admin can set. */
export type LookFacts = Omit<ShopLook, 'id' | 'version'>;
