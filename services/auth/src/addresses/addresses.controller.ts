import { notFound } from '@mekong/contracts';
import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { Access, Answers, ApiTags, Caller, type Identity, AnswersOnce } from '@mekong/service-defaults';
import { addressView } from './views.js';
import { AddAddress } from './add-address.js';
import type { Address } from './address.entity.js';
import * as dto from './addresses.dto.js';
import { AddressesRepository } from './addresses.repository.js';
import { EditAddress } from './edit-address.js';
import { RemoveAddress } from './remove-address.js';

const show = (addresses: Address[]) => ({ addresses: addresses.map(addressView) });

/** The addresses that a user has saved; every answer has all of them, the default one first. */
@ApiTags('account')
@Controller('api/account/addresses')
@Access('verified')
export class AddressesController {
  constructor(
    private readonly addresses: AddressesRepository,
    private readonly addAddress: AddAddress,
    private readonly editAddress: EditAddress,
    private readonly removeAddress: RemoveAddress,
  ) {}

  @Get()
  @Answers("The caller's saved addresses, the default one first", 200, dto.addressesAnswer, 401, 403)
  async list(@Caller() { userId }: Identity) {
    return show(await this.addresses.findAllOf(userId));
  }

  @Post()
  @AnswersOnce(
    {
      answerOf: show,
      readAgain: ({ addresses }: AddressesController, { user }) => addresses.findAllOf(user!.userId),
    },
    'Saves an address; the first one is the default',
    201,
    dto.addressesAnswer,
    400,
    401,
    403,
  )
  async add(@Caller() { userId }: Identity, @Body({ schema: dto.newAddressBody }) body: dto.NewAddressBody) {
    const { is_default: isDefault, map_link: mapLink = null, ...facts } = body;
    return this.addAddress.add(userId, { ...facts, mapLink }, isDefault);
  }

  @Patch(':id')
  @Answers('Changes an address, or makes it the default', 200, dto.addressesAnswer, 400, 401, 403, 404)
  async edit(
    @Caller() { userId }: Identity,
    @Param('id') id: string,
    @Body({ schema: dto.addressBody })
    { is_default: isDefault, map_link: mapLink, ...facts }: dto.AddressBody,
  ) {
    return show(await this.editAddress.edit(userId, addressIdOf(id), { ...facts, mapLink }, isDefault));
  }

  @Delete(':id')
  @Answers(
    'Deletes an address; of those that are left, one is the default',
    200,
    dto.addressesAnswer,
    401,
    403,
    404,
  )
  async remove(@Caller() { userId }: Identity, @Param('id') id: string) {
    return show(await this.removeAddress.remove(userId, addressIdOf(id)));
  }
}

/** Throws a 404 for a text that cannot be an id. */
function addressIdOf(id: string): string {
  if (!dto.addressId.safeParse(id).success) throw notFound('Address');
  return id;
}
