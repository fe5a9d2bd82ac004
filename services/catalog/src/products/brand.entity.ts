import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('brands')
export class Brand {
  @PrimaryGeneratedColumn() id!: number;
  @Column('text') name!: string;
  @Column('text', { name: 'name_key', unique: true }) nameKey!: string;
  @Column('text', { name: 'image_url' }) imageUrl!: string;
  /** Grows with every change, so that an edit of an older version can be refused. */
  @Column('int') version!: number;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}
