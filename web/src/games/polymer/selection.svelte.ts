/** The cards and chains that a player has chosen, what can be done with them, and what is missing. */
import type { BoxCard } from "../../cards/types";
import { anyOf } from "../../numbers";
import { isSame, type Play } from "../play";
import { attempts, compositions, tryText, type Try } from "./attempts";
import { t } from "./texts";
import type { Card, GameEvent, Monomer, Move, View } from "./types";
import { cardsOf, chainsOf, exact, fitting, misfit, missing, type Choice } from "./view";

export interface Offer {
  move: Move;
  words: string;
}

/** The server's verdict on a move that isn't listed: why it is illegal, or null. */
export interface Verdict extends Offer {
  reason: string | null;
}

export const inWords = (move: Try): Offer => ({ move, words: t(tryText(move), { chain: chainsOf(move).join(" + ") }) });

export class Selection {
  private cards = $state.raw<Card[]>([]);
  private chains = $state.raw<number[]>([]);
  private verdicts = $state.raw<Verdict[]>([]);

  constructor(
    private readonly play: () => Play<View, Move, GameEvent>,
    private readonly box: () => Map<string, BoxCard>,
  ) {}

  private readonly moves = $derived.by(() => (this.play().moves ?? []).map(({ move }) => move));

  readonly chosen = $derived.by<Choice>(() => {
    const canChange = (id: number): boolean => this.play().view.chains.some((chain) => chain.id === id && chain.state !== "terminated");
    return { cards: this.cards, chains: this.chains.filter(canChange) };
  });

  readonly isEmpty = $derived.by(() => this.cards.length + this.chains.length === 0);
  private readonly possible = $derived.by(() => fitting(this.moves, this.chosen));

  /** The moves with exactly what is chosen; without help, everything that it could mean. */
  readonly offered = $derived.by<Offer[]>(() => {
    if (!this.play().marksMoves) return compositions(this.chosen, this.isMonomer).map(inWords);
    return this.chosen.cards.length ? (this.play().moves ?? []).filter(({ move }) => exact([move], this.chosen).length) : [];
  });

  /** What the server says about other moves that may have been meant. */
  readonly judged = $derived.by(() => (this.offered.length ? [] : this.verdicts));

  /** The card or chain that stands in the way of any move. */
  readonly misfit = $derived.by(() => (!this.isEmpty && this.play().moves ? misfit(this.moves, this.chosen) : null));

  /** A choice that is no move yet says what would make it one, and which card or chain stands in the way. */
  readonly hint = $derived.by(() => {
    if (this.isEmpty || !this.play().moves) return t("polymer.choose");
    const rest = this.misfit?.rest ?? this.chosen;
    const needed = this.named(missing(this.moves.filter(({ type }) => type !== "discard"), rest));
    const next = rest.cards.length + rest.chains.length && needed ? t("polymer.missing", { needed }) : "";
    if (!this.misfit) return this.possible.length && next ? next : t("polymer.noMove");
    const { card, chain } = this.misfit;
    const what = `${card === null ? t("polymer.misfit.chain", { chain: chain ?? 0 }) : t("polymer.misfit.card", { card: this.written(card) })} ${next}`.trim();
    return what.charAt(0).toUpperCase() + what.slice(1);
  });

  /** The chains that break a rule with what is chosen, such as a dormant one. */
  readonly refused = $derived.by<number[]>(() => {
    const { tried } = this.play();
    if (tried) return chainsOf(tried);
    if (this.misfit?.chain) return [this.misfit.chain];
    return this.judged.length && this.judged.every(({ reason }) => reason) ? this.chosen.chains : [];
  });

  /** The chains that go with the chosen cards. */
  readonly targets = $derived.by(() => (this.chosen.cards.length ? [...new Set(this.possible.filter((move) => cardsOf(move).length).flatMap(chainsOf))] : []));

  /** The chains of others that a legal move touches. */
  readonly attackable = $derived.by(() => {
    const { view, me } = this.play();
    return new Set(this.moves.flatMap(chainsOf).filter((id) => view.chains.some((chain) => chain.id === id && chain.owner !== me)));
  });

  taken(id: Card): number {
    return this.cards.filter((one) => one === id).length;
  }

  canAdd(id: Card): boolean {
    return this.play().moves === null || fitting(this.moves, { ...this.chosen, cards: [...this.chosen.cards, id] }).length > 0;
  }

  /** Take one more card from a stack; after the last one that fits, all go back. */
  pick(id: Card, held: number): void {
    const isMore = this.taken(id) < held && (this.canAdd(id) || !this.taken(id));
    this.cards = isMore ? [...this.cards, id] : this.cards.filter((one) => one !== id);
  }

  toggle(chain: number): void {
    this.chains = this.chains.includes(chain) ? this.chains.filter((one) => one !== chain) : [...this.chains, chain];
  }

  clear(): void {
    this.cards = [];
    this.chains = [];
  }

  /** Ask the server about a selection that matches no legal move; call it in an effect. */
  judge(): (() => void) | undefined {
    const play = this.play();
    const isAsked = play.isMyTurn && play.view.drawn && play.marksMoves && !this.offered.length;
    const tried = isAsked ? attempts(this.chosen, this.isMonomer).filter((move) => !this.moves.some((one) => isSame(one, move))) : [];
    this.verdicts = [];
    if (!tried.length) return;
    let isOutdated = false;
    void Promise.all(tried.map((move) => play.preview(move))).then((found) => {
      if (isOutdated) return;
      this.verdicts = found.flatMap((one, n) => (one ? [{ move: tried[n]!, words: one.words.join(" ") || tried[n]!.type, reason: one.legal ? null : one.reason }] : []));
    });
    return () => (isOutdated = true);
  }

  private readonly isMonomer = (card: Card): card is Monomer => this.box().get(card)?.kind === "monomer";
  readonly written = (card: Card): string => this.box().get(card)?.written || this.box().get(card)?.name || card;

  private named({ cards, chains }: Choice): string {
    const things = [...new Set(cards.map(this.written)), ...chains.map((id) => t("polymer.chainNumber", { chain: id }))];
    return anyOf(things);
  }
}
