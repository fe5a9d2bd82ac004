import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The stock of one product: this row alone decides what can be sold. */
@Entity('stock')
export class Stock {
  @PrimaryColumn('int', { name: 'product_id' }) productId!: number;
  @Column('int') available!: number;
  /** Promised to orders that wait for their payment. */
  @Column('int') held!: number;
  /** Grows with every change, so that others can tell old news. */
  @Column('int') version!: number;
  /** The last setting by staff that was applied. */
  @Column('int', { name: 'set_version' }) setVersion!: number;
}
