import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How shoppers reach the shop, as its footer shows it; what is empty is not shown. There is one row. */
@Entity('shop_facts')
export class ShopFacts {
  @PrimaryColumn('int') id!: number;
  @Column('text') address!: string;
  @Column('text', { name: 'address_km' }) addressKm!: string;
  @Column('text') hours!: string;
  @Column('text', { name: 'hours_km' }) hoursKm!: string;
  /** As it was typed. */
  @Column('text') phone!: string;
  /** A name on Telegram, without the @. */
  @Column('text') telegram!: string;
  /** A name on Messenger, as in m.me/name. */
  @Column('text') messenger!: string;
  /** Grows with every change, so that an edit of an older version can be refused. */
  @Column('int') version!: number;
}
