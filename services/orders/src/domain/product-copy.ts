import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What orders knows of the catalogue, by its events. */
@Entity('products')
export class ProductCopy {
  @PrimaryColumn('int') id!: number;
  @Column('int') version!: number;
  @Column('text') name!: string;
  @Column('text', { name: 'image_url' }) imageUrl!: string;
  @Column('uuid', { name: 'seller_id' }) sellerId!: string;
  @Column('int', { name: 'price_cents' }) priceCents!: number;
  @Column('boolean') deleted!: boolean;
}
