import {
  Access,
  Answers,
  AnswersOnce,
  ApiTags,
  Caller,
  type Identity,
  knownId,
  pageOf,
  showStale,
} from '@mekong/service-defaults';
import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ChangePromoCode } from './change-promo-code.js';
import { CreatePromoCode } from './create-promo-code.js';
import type { PromoCode, PromoTerms } from './promo-code.js';
import * as dto from './promo-codes.dto.js';
import { PromoCodesRepository } from './promo-codes.repository.js';
import { refuseOddTerms } from './terms.js';
import { promoView } from './views.js';

const newView = (promo: PromoCode) => ({ promo_code: promoView(promo, 0) });

@ApiTags('promo codes')
@Controller('api/admin/promo-codes')
export class PromoCodesController {
  constructor(
    private readonly promos: PromoCodesRepository,
    private readonly createPromo: CreatePromoCode,
    private readonly changePromo: ChangePromoCode,
  ) {}

  @Get()
  @Access(['admin', 'support'])
  @Answers('The promo codes, the newest first', 200, dto.promosAnswer, 400, 401, 403)
  async find(@Query({ schema: dto.promosQuery }) query: dto.PromosQuery) {
    const { promos, total } = await this.promos.findPage(query);
    return { promo_codes: promos.map((promo) => promoView(promo, promo.uses)), ...pageOf(query, total) };
  }

  @Post()
  @AnswersOnce(newView, 'Makes a promo code', 201, dto.promoAnswer, 400, 401, 403, 409)
  @Access(['admin'])
  create(@Caller() caller: Identity, @Body({ schema: dto.newPromoBody }) body: dto.NewPromoBody) {
    const terms = { ...withoutLimits, ...termsOf(body) };
    refuseOddTerms(terms);
    return this.createPromo.create(caller, body.code, terms);
  }

  @Patch(':id')
  @Access(['admin'])
  @Answers(
    'Changes a promo code for later orders, pauses or ends it',
    200,
    dto.promoAnswer,
    400,
    401,
    403,
    404,
    409,
  )
  async change(
    @Caller() caller: Identity,
    @Param('id') givenId: string,
    @Body({ schema: dto.promoChangeBody }) body: dto.PromoChangeBody,
  ) {
    const id = knownId(givenId, 'Promo code');
    const uses = await this.promos.usesOf(id);
    const changed = this.changePromo.change(caller, id, termsOf(body), body.version);
    const view = (promo: PromoCode) => promoView(promo, uses);
    return { promo_code: view(await changed.catch(showStale(view))) };
  }
}

const withoutLimits: Omit<PromoTerms, 'kind'> = {
  ...{ percent: null, amountCents: null, minimumCents: null, beginsOn: null, endsOn: null },
  ...{ maxUses: null, maxUsesEach: null, productIds: [], brandIds: [], note: '', status: 'active' },
};

/** What a body names of the terms. */
function termsOf<Body extends dto.NewPromoBody | dto.PromoChangeBody>(body: Body) {
  const terms = {
    kind: body.kind as Body['kind'],
    ...{ percent: body.percent, amountCents: body.amount_cents, minimumCents: body.minimum_cents },
    ...{ beginsOn: body.begins_on, endsOn: body.ends_on },
    ...{ maxUses: body.max_uses, maxUsesEach: body.max_uses_each },
    ...{ productIds: body.product_ids, brandIds: body.brand_ids, note: body.note, status: body.status },
  };
  type Given = { [Key in keyof typeof terms]: Exclude<(typeof terms)[Key], undefined> };
  const given = Object.entries(terms).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Partial<Given> &
    Pick<Given, Body extends dto.NewPromoBody ? 'kind' : never>;
}
