import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An address that a user has saved for their orders. */
@Entity('addresses')
export class Address {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { name: 'user_id' }) userId!: string;
  /** What its owner calls it; may be blank. */
  @Column('text') label!: string;
  @Column('text') recipient!: string;
  /** As it was typed. */
  @Column('text') phone!: string;
  @Column('text', { name: 'phone_e164', nullable: true }) phoneE164!: string | null;
  @Column('text') province!: string;
  @Column('text') district!: string;
  @Column('text') line!: string;
  /** Where a map shows it: a link, or a latitude and a longitude. */
  @Column('text', { name: 'map_link', nullable: true }) mapLink!: string | null;
  /** True for one of a user's addresses, whenever they have any. */
  @Column('boolean', { name: 'is_default' }) isDefault!: boolean;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}

/** What the owner of an address writes. */
export type AddressFacts = Pick<
  Address,
  'label' | 'recipient' | 'phone' | 'province' | 'district' | 'line' | 'mapLink'
>;

/** The address as one text, without the parts that are blank. */
export const wholeAddress = ({
  line,
  district,
  province,
}: Pick<Address, 'line' | 'district' | 'province'>): string =>
  [line, district, province].filter(Boolean).join(', ');
