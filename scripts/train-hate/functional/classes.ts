/**
 * The 27 classes of HateCheck (Röttger et al., ACL 2021), as in its multilingual edition: each tests one ability of a
 * model. Description of each, whether it is hate against a protected group, and whether it is abuse at all; undefined:
 * annotators do not agree.
 */
export const CLASSES = {
  derog_neg_emote_h: { says: 'dislike of a group', hate: true },
  derog_neg_attrib_h: { says: 'bad qualities of a group', hate: true },
  derog_dehum_h: { says: 'a group as animals or things', hate: true },
  derog_impl_h: { says: 'contempt without a hard word', hate: true },
  threat_dir_h: { says: 'a threat', hate: true },
  threat_norm_h: { says: 'harm that a group should suffer', hate: true },
  slur_h: { says: 'a slur', hate: true },
  profanity_h: { says: 'swearing at a group', hate: true },
  profanity_nh: { says: 'swearing at nobody', hate: false, offensive: undefined },
  ref_subs_clause_h: { says: 'the group named in another clause', hate: true },
  ref_subs_sent_h: { says: 'the group named in another sentence', hate: true },
  negate_pos_h: { says: 'something good, negated', hate: true },
  negate_neg_nh: { says: 'something bad, negated', hate: false, offensive: false },
  phrase_question_h: { says: 'as a question', hate: true },
  phrase_opinion_h: { says: 'as an opinion', hate: true },
  ident_neutral_nh: { says: 'a group named', hate: false, offensive: false },
  ident_pos_nh: { says: 'a group praised', hate: false, offensive: false },
  counter_quote_nh: { says: 'hate quoted by who objects', hate: false, offensive: false },
  counter_ref_nh: { says: 'hate told by who objects', hate: false, offensive: false },
  target_obj_nh: { says: 'abuse of things', hate: false, offensive: undefined },
  target_indiv_nh: { says: 'abuse of one person, no group', hate: false, offensive: true },
  target_group_nh: { says: 'abuse of a group that is not protected', hate: false, offensive: true },
  spell_char_swap_h: { says: 'two letters swapped', hate: true },
  spell_char_del_h: { says: 'a letter missing', hate: true },
  spell_space_del_h: { says: 'spaces missing', hate: true },
  spell_space_add_h: { says: 'spaces between letters', hate: true },
  spell_leet_h: { says: 'signs for letters', hate: true },
} as const satisfies Record<string, { says: string; hate: boolean; offensive?: boolean | undefined }>

export type ClassName = keyof typeof CLASSES

/** Templates of a class, one per line; slots and signs are documented in `fill.ts`. */
export type Templates = Partial<Record<ClassName, string>>
