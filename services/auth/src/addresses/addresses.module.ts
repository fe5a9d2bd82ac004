import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Address } from './address.entity.js';
import { UsersModule } from '../users/index.js';
import { AddAddress } from './add-address.js';
import { AddressesController } from './addresses.controller.js';
import { AddressesRepository } from './addresses.repository.js';
import { EditAddress } from './edit-address.js';
import { KeepDefault } from './keep-default.js';
import { RemoveAddress } from './remove-address.js';

@Module({
  imports: [TypeOrmModule.forFeature([Address]), UsersModule],
  controllers: [AddressesController],
  providers: [AddAddress, AddressesRepository, EditAddress, KeepDefault, RemoveAddress],
  exports: [AddressesRepository],
})
export class AddressesModule {}
