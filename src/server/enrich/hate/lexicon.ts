/**
 * Words by what they do in a sentence, written for LupaScan from general knowledge of Brazilian Portuguese; no labelled
 * set was read to write it, so it contaminates none. A word is evidence and never a verdict: the model learns what each
 * group weighs beside the words around it, which is how a slur it has never seen still counts.
 *
 * `burr+o` stands for burro, burra, burros, burras; `idiota+s` for the plural too; `_` for the space of an expression.
 */
export const LEXICON: Record<string, string> = {
  obscene: `caralho+s caralha karalho crl krl carai caraio karaio krai porra+s poha porr pqp puta_que_pariu
    puta_que_o_pariu puta_merda merda+s merdinha+s mrd bosta+s bostinha+s cu cuzao cuzinho cus cusao fuder foder
    fude fode foda+s fodase foda_se fodido fodid+o fudid+o fudeu fodeu fodendo fudendo fodam foda-se fds sifoder
    se_fuder se_foder buceta+s boceta+s bucetinha bct bctinha xoxota+s xereca+s piroca+s pirocudo pica+s rola+s
    cacete cacetada caceta pau_no_cu pnc toma_no_cu tomar_no_cu tomar_no_seu_cu tmnc vtnc vtmnc vsf vsfd
    vai_se_foder vai_se_fuder vai_tomar tnc tomanocu puto+s putaria+s putaq puteiro+s punheta+s punheteir+o gozar
    gozada siririca boquete+s bunda+s bundao rabo rabuda peido+s peidar cagar cagou cagando cagad+o cagada+s cagao
    cagona mijar mijo broxa+s brocha cornice sacanagem arrombar desgraca+s desgrama desgraceira inferno diabo
    capeta_do`,
  insult: `arrombad+o filho_da_puta filha_da_puta filhos_da_puta filhas_da_puta fdp+s filho_de_uma_puta fdputa fdm
    fela_da_puta filadaputa filhadaputa cuzao cuzona+s cuzoes otari+o trouxa+s trouxao babac+o babaca+s babaquice+s
    idiota+s idiotice+s imbecil imbecis imbecilidade burr+o burrao burrice+s anta+s jumento+s jumenta asno+s asna
    besta+s bestalhao bestalhona estupid+o estupidez ignorante+s ignorancia tapad+o toupeira+s tap+o lesad+o lerd+o
    tont+o bob+o bobao bobona bobalhao palhac+o palhacada+s bocoio mane+s manezao pangare+s energumen+o cretin+o
    cretinice paspalho+s paspalhao pateta+s palerma+s parvo abobado acefalo acefal+o acefalos desmiolad+o
    descerebrad+o descerebrada ameba+s jeg+o jegue+s mula+s mulas zebu quadrupede+s analfabet+o babao babaovo
    baba_ovo puxa_saco puxa-saco lambe_botas lambe_saco lambe_bota capacho+s pau_mandado panaca+s ot4rio zemane
    ze_ninguem ze_mane ze_ruela ze_povinho boca_suja inutil inuteis imprestavel imprestaveis incompetente+s
    incompetencia incapaz incapazes fracassad+o loser+s fracote+s frouxo+s frouxa covarde+s covardia cagao bundao
    bundoes bunda_mole banana_podre fanfarrao tosc+o tosca ridicul+o patetic+o medonh+o mediocre+s mesquinh+o
    nojent+o escrot+o escrotice desgracad+o desgracado miseravel miseraveis infeliz infelizes maldit+o amaldicoad+o
    condenad+o praga+s peste pestes pestilenta traste+s tranqueira+s estrume bostao bosteiro cabaco cabacao corn+o
    cornao chifrud+o corna punheteiro punhetero cara_de_cu cara_de_bunda cara_de_merda monte_de_merda monte_de_bosta
    bosta_de pedaco_de_merda pedaco_de_bosta saco_de_merda boqueteir+o chupa_cu lixo_humano zero_a_esquerda
    sem_cerebro sem_nocao sem_caratar sem_vergonha+s semvergonha sem-vergonha loque loroteir+o tagarela chat+o
    chatao insuportavel insuportaveis arrogante+s prepotente+s metid+o convencid+o invejos+o recalcad+o fofoqueir+o
    ranço ranc+o mimad+o mimadinho mimizento mimimi chorao choroes chora_mais sacripanta biltre troglodita+s
    neandertal ogro brucutu xucr+o grosseir+o grosso grossa mal_educad+o maleducad+o peconhent+o venenos+o nefast+o
    desuman+o insensivel vil torpe sordid+o bestial bestialidade abestad+o abestalhad+o abobalhad+o atoa a_toa
    zumbi+s imundo ogra fanfarr+o fantoche+s marionete+s pau_mandad+o puxadinho capach+o idiotinha+s burrinh+o
    bobinh+o coitadinh+o ridiculinh+o vagabundinh+o otarinho merdinha+s bostinha+s imbecilzinho estupidamente
    asneira+s besteira+s bobagem bobagens asneirada jumentice cavalgadura anencefal+o sem_neuronio sem_neuronios
    lavagem_cerebral papagaio+s macaco_de_auditorio bajulador+a bajuladores`,
  character: `canalha+s canalhice+s crapula+s patife+s salafrari+o pilantra+s pilantragem safad+o safadeza
    cafajeste+s vagabund+o vagabundagem vagaba desocupad+o malandr+o malandragem marginal marginais meliante+s
    bandid+o bandidagem ladr+o ladrao ladroes ladra ladroa ladroagem ladraozinho roubou roubam roubalheira corrupt+o
    corruptos corrupcao criminos+o quadrilha+s quadrilheir+o mafios+o mafia miliciano+s miliciana milicia mentiros+o
    mentirosa mente_que_nem mentira+s mente mentir farsante+s farsa falso falsa falsos hipocrita+s hipocrisia
    cinic+o cinismo demagog+o demagogia oportunista+s traidor+a traidores traidoras traira+s judas vendid+o vendido
    comprad+o interesseir+o aproveitador+a parasita+s sanguessuga+s mamador+a mamata+s mamateir+o chupim
    aproveitadores charlatao charlataes estelionatario+s golpista+s golpistas golpe_baixo genocida+s assassin+o
    psicopata+s sociopata+s monstr+o tiran+o ditador+a ditadorzinho covardao mau_carater mau-carater maucarater
    mal_carater sem_carater cara_de_pau caradepau cara_lavada carade_pau descarad+o desavergonhad+o imoral imorais
    indecente+s podre podres podridao ordinari+o desonest+o desonestidade rato_de rachadinha rachadinhas lesa_patria
    antipatriota+s perver+o pervers+o perversa maligno+s maligna demonio+s demoniac+o satanas satanista satanic+o
    capeta anticristo diabolic+o falcatrua+s propineir+o propina+s presidiari+o condenado ex_presidiario
    ex_presidiaria cachaceir+o bebum bebad+o cheirador maconheir+o drogad+o noiad+o cracudo cracud+o nóia noia+s
    noinha vagal mercenari+o picareta+s picaretagem ordinarissim+o sacana+s sacanagens vigarista+s trambiqueir+o
    trapaceir+o larapi+o gatun+o usurpador+a peculato entreguista+s negacionista+s terraplanista+s nazifascista+s
    fascistinha+s genocidio laranja_do laranjas boquinha teta+s mamar_na_teta mamando_na_teta mamam mamando
    oligarca+s coronelista ladravaz ladravazes quadrilheiros enganador+a enganadores golpe_de_estado conspirador+a
    estelionat+o incompetentissimo covardemente traicao traiu traiçoeir+o traicoeir+o maquiavelic+o manipulador+a
    manipuladores manipulad+o mascarad+o dissimulad+o fingid+o falsidade falsiane sonegador+a caloteir+o calote
    caluniador+a`,
  disgust: `lixo+s lixao escoria+s verme+s vermezinho nojo nojeira nojenta ranço asco asqueros+o repugnante+s repulsiv+o
    imund+o imundicie suj+o sujo porco+s porca porcaria+s chorume esgoto latrina excremento+s dejeto+s fezes
    coco_ambulante vomito vomitar fedorent+o fedid+o fede fedendo carnica carnicas cancer_do escarrar cuspir sebos+o
    gosmento pustula+s parasitas barata_tonta rato+s ratazana+s vibora+s serpente cobra+s cobras escorpiao urubu+s
    abutre+s hiena+s sapo_barbudo lesma+s aberracao aberracoes ojeriza pior_do_mundo carrapato+s pulga+s piolho+s
    barata+s lombriga+s minhoca+s sanguessugas eca credo cruzes argh aff affs afe deus_me_livre nojentos podre_de
    putrefat+o putrid+o fetid+o escarnio esgota coco bosta_humana praga_humana lixo_toxico entulho chorumento`,
  misogyny: `vadia+s vadiazinha piranha+s piranhuda puta+s putinha+s putona prostituta+s prostituida quenga+s
    rapariga+s biscate+s biscat biscateira cadela+s cachorra+s vaca+s vacas vagabunda_do rameira+s meretriz
    piriguete+s periguete+s piriguetes messalina+s marmita_de mulherzinha feminazi+s femi_nazi baranga+s mocreia+s
    bruaca+s jabiraca tribufu mal_comida+s malcomida+s mal_amada+s malamada mal_amadas histeric+o descontrolada
    mulher_macho lugar_de_mulher lavar_louca pilotar_fogao volta_pra_cozinha vai_lavar arrombada rodada+s
    chupeteira+s chupadora boqueteira dadeira interesseiras sapatona_louca dona_encrenca vai_pra_cozinha loira_burra
    loura_burra mulher_burra tinha_que_ser_mulher so_podia_ser_mulher falta_de_rola falta_de_pica falta_rola
    falta_pica estupr+o estuprar estuprada estupra sirigaita+s maria_chuteira maria_gasolina peituda+s cavala+s`,
  lgbtphobia: `viad+o viadinho+s viadao viadagem viadagens viado+s vead+o veadinho veadao bicha+s bixa+s bichinha+s
    bichona+s bixona boiola+s boiolagem baitola+s baitolagem frescura gayzinho+s gayzao gayzista+s gayzismo sapatao
    sapatona+s sapata sapatoes machorra travec+o traveco+s bambi+s bambina qualira+s maricas marica maricona+s
    mariquinha+s homossexualismo cura_gay kit_gay queima_rosca queima-rosca morde_fronha da_o_cu dar_o_cu da_a_bunda
    afeminad+o efeminad+o pederasta+s sodomita+s ideologia_de_genero pocs poc bicharada mulher_de_pau
    ladrao_de_banheiro`,
  racism: `macac+o macaquinho macacada macaquice negrinh+o negao negona crioul+o crioulo pretinh+o preto_fedido
    preta_fedida negro_fedido negra_fedida preto_safado preto_burro cabelo_ruim cabelo_duro cabelo_de_bombril pixaim
    nego_safado nego_burro preto_de_alma_branca coisa_de_preto servico_de_preto tinha_que_ser_preto
    so_podia_ser_preto nega_maluca senzala mocambo tição picole_de_asfalto judeuzinho raca_inferior
    supremacia_branca vitimismo cotista+s bugre+s cigano_ladrao mau_cheiro_de chimpanze+s gorila+s orangotango+s
    fumaca_preta`,
  xenophobia: `baianada baianice cabeca_chata cabecas_chatas pau_de_arara paus_de_arara jeca+s bando_de_nordestino
    burro_do_nordeste xing_ling xingling volta_pro_seu_pais volta_pra_sua_terra volta_pro_nordeste cortar_o_nordeste
    separar_o_nordeste tinha_que_ser_baiano favelad+o pardo_da retirante+s virus_chines carcaman+o`,
  religion: `crentelh+o crentelho+s evanjegue+s evangelicu fanatic+o fanatismo fundamentalista+s macumb+o macumba
    macumbeir+o macumbaria batuqueir+o pomba_gira pombagira feiticeir+o bruxaria bruxo bruxa+s terrorista+s jihad
    judiaria satanismo adorador_do_diabo adoradores padreco carola+s dizimo vendilhao vendilhoes falso_profeta
    falsos_profetas seita+s herege+s heresia`,
  body: `gord+o gordao gordona gordinh+o baleia+s obes+o rolha_de_poco banha banhuda balofo+s balofa bucho buchud+o
    barrigud+o pancud+o magrel+o caniço fei+o feios feia feiosa feioso horrorosa monstra bagulho+s canhao canhoes
    dragao vesg+o dentuc+o banguel+o narigud+o orelhud+o queixudo testud+o espinhent+o cabecud+o velhote
    velha_ridicula velho_babao velho_gaga caduc+o gaga decrepit+o mumia mumias esclerosad+o dinossauro zumbi
    saco_de_ossos pobretao mulambo+s mulambent+o molamb+o morta_de_fome morto_de_fome mortos_de_fome pe_rapado
    pes_rapados suvaco sovac+o ralé pobraiada`,
  ability: `retardad+o retard+o retardo debil_mental debeis_mentais debiloide+s debil mongol mongoloide+s mongolao
    mongo demente+s demencia doente_mental doentes_mentais doentio doid+o maluc+o louc+o pirad+o psicotic+o
    esquizofrenic+o autista+s aleijada nove_dedos lunatic+o desequilibrad+o transtornad+o desvairad+o perturbad+o
    surtado idiotizad+o insan+o hospicio manicomio camisa_de_forca tarja_preta remedio_controlado gadernal gardenal
    tomar_remedio`,
  politics: `petralha+s petralhada petista+s petismo petezada ptralha+s ptlixo esquerdopata+s esquerdalha
    esquerdalhada esquerdinha esquerdalho esquerdosa esquerdinhas comuna+s comunista+s comunistinha comunistada
    mortadela+s pao_com_mortadela lulopetista+s luladrao lularapio lulalixo molusco lula_ladrao ex_presidiario
    descondenado descondenad+o bolsominion+s bolsominium bolsonarista+s bolsonarismo bolsonarento bolsomerda
    bolsolixo bolsonaro_ladrao bolsonazi bolsonazista+s bolsogado bozo bozolixo bozonaro biroliro bostonaro
    boçalnaro bocalnaro bolsotario+s bolsominions minion+s gado gadinho gadolandia gadao gadaiada muuu patriotari+o
    patriotaria coxinha+s coxinhas reaca+s reacionari+o direitopata fascista+s facista+s fascistoide+s facistoide
    fascismo facismo tucanalha+s isentao isentoes isentona liberalote globolixo globo_lixo folha_lixo ptista
    psolista+s psol_lixo pt_lixo stf_lixo foracomunista fora_comunista vai_pra_cuba vaipracuba vai_pra_venezuela
    xandao cabeca_de_ovo cabeca_de_piroca careca_do_stf ministro_lixo jornalixo extrema_imprensa imprensa_lixo
    militonto+s lacradora lacrador+a lacracao dilmanta dilma_anta anta_dilma vampirao nazista_de faz_o_l faz_u_l
    faz_o_ele fora_pt fora_bolsonaro fora_lula fora_temer elenao ele_nao ptnuncamais pt_nunca_mais ptnao
    quadrilha_do_pt kit_covid petelho+s petezao ptzada petistada pestista+s lulopetralha+s lulaminion+s lulanaticos
    luloafetivo+s esquerdopatia esquerdofrenico+s esquerdofrenic+o comunistoide+s socialista_de_iphone
    esquerda_caviar bolsotralha+s bolsopetista+s bolsochato+s bolsoburro+s bolsonarent+o bolsominius bolsomito
    bolsovirus bolsocaro bolsonero genocida_do jumentocracia pixuleco+s cumpanheir+o companheirada vermelhos
    vermelhada melancia+s tucanalhada peessedebista canhotos canhota_imunda direitalha direitinha+s direitaba
    carluxo rachadinho bananinha_do bananinha chuchu xuxu janja_lixo dino_gordo xandao_lixo ministreco deputadinho
    deputadinha deputadeco senadorzinho vereadorzinho politiqueir+o politicagem politicalha politicalhada`,
  threat: `matem mate morra+m morram queime queimem apanhar apanha surra jaula
    enforcar enforcad+o fuzilar paredao metralha tiro_na_cara tiro_na_testa bala_na_cabeca bala_nele bala_neles
    exterminar surrar porrada+s porradas socar soco_na_cara paulada+s esfaquear capar castrar castracao linchar
    apodrecer apodreca apodreca_no_inferno queime_no_inferno vai_pro_inferno va_pro_inferno vao_pro_inferno
    ir_pro_inferno quinto_dos_infernos tomara_que_morra devia_morrer deveria_morrer se_mata se_mate te_pego te_pegar
    te_arrebentar quebrar_a_cara quebro_a_cara vai_morrer some_daqui`,
  contempt: `cala_a_boca cala_boca calaboca cale_a_boca cale-se fica_quieto fica_quieta cala_essa vai_trabalhar vai_estudar
    vai_arrumar vai_procurar vai_catar vai_cagar vai_dormir vai_embora vai_a_merda va_a_merda vai_pra_puta
    vai_pra_merda vai_tomar_banho some suma fora_daqui fora sai_daqui sai_fora sai_fora_daqui vaza vaza_daqui rala
    rala_peito lava_a_boca lave_a_boca limpa_a_boca vergonha_na_cara tenha_vergonha toma_vergonha tome_vergonha
    tomar_vergonha crie_vergonha cria_vergonha que_nojo que_lixo que_merda que_ridiculo que_burro que_burra
    que_palhacada que_idiota so_podia_ser so_pode_ser tinha_que_ser bando_de bando_do corja+s cambada raca_de
    racinha tipinho gentalha gentinha povinho ralé laia escumalha ninguem_te_aguenta ninguem_aguenta quem_e_voce
    quem_e_vc quem_voce_pensa nao_vale_nada nao_vale_um nao_presta nao_serve_pra_nada nao_tem_moral perdeu_a_moral
    seu_merda sua_merda seu_bosta sua_bosta seu_lixo sua_lixa seu_nojento sua_nojenta desprezivel despreziveis
    desprezo insignificante+s lamento_por_voce me_poupe poupe-me piada_pronta piadista perdeu_meu_voto
    perdeu_meu_respeito deixei_de_seguir deixando_de_seguir unfollow perdedor+a chupa chora chorem
    aceita_que_doi_menos engole arrego arregao arregou vai_te_catar se_manca se_enxerga te_enxerga larga_de_ser
    deixa_de_ser para_de_ser vira_homem tchau_querida ja_vai_tarde nao_passa_de nao_me_representa nunca_mais_voto
    nunca_mais_votem nojo_de_voce nojo_de_vc nojo_de_ti odeio odiamos detesto te_odeio odeia raiva_de nojo_desse
    nojo_dessa ninguem_merece ninguem_gosta ninguem_te_quer falta_de_vergonha falta_de_carater respeita_o respeite_o
    vai_ver_se_eu_to pede_pra_sair pede_pra_cagar arruma_um_emprego procura_um_emprego passar_vergonha
    passando_vergonha passa_vergonha fala_merda falar_merda falando_merda fala_bosta so_fala_merda so_fala_bosta
    so_faz_merda nao_sabe_nada bla_bla_bla blablabla mimimi mi_mi_mi chororo lacrosfera vai_chorar`,
  gender: `mulher mulheres menina+s garota+s moca+s feminista+s esposa+s mae maes filha+s feminin+o feminismo`,
  sexuality: `travesti+s trans homossexual homossexuais homosexual lesbica+s lgbt lgbts lgbtq gay+s hetero+s bissexual drag`,
  race: `negr+o pret+o mulat+o pardo+s parda+s branc+o neguinho+s neguinha indi+o indio+s indigena+s quilombola+s racismo racista+s`,
  origin: `nordestin+o nordeste baiano+s baiana cearense+s nortista+s venezuelan+o haitian+o bolivian+o argentin+o chines chineses
    chinesa china japa+s gringo+s estrangeir+o imigrante+s refugiad+o arabe+s turco+s african+o cuban+o carioca+s paulista+s
    gauch+o sulista+s paraiba+s paraiban+o caipira+s favela+s`,
  faith: `evangelic+o crente+s gospel pastor+a pastores bispo+s igreja+s religios+o religiao candomble umbanda umbandista+s
    terreiro muculman+o islamic+o isla judeu+s judia judias ateu+s ateia padre+s catolic+o espirita+s exu xango`,
  poverty: `pobre+s mendig+o velh+o idos+o anao anoes careca+s cego+s surdo+s mudo+s deficiente+s aleijad+o autismo gordinho`,
  side: `esquerda direita tucano+s liberal lulista+s comunismo socialismo socialista+s militante+s direitista+s extrema_direita
    extrema_esquerda marxista+s esquerdista+s lula bolsonaro pt psol stf haddad dilma temer moro globo presidente deputad+o
    senador+a ministro ministra governador governadora prefeito vereador+a governo politic+o partido`,
  violence: `matar morrer morreu morreria fuzilad+o fuzilamento metralhar metralhad+o pena_de_morte queimar extermini+o eliminar espancar espancad+o soco+s chute chutar facada+s degolar linchad+o torturar
    mata morre morto+s morta prender presa preso prisao cadeia bater bato tiro+s sumir queimad+o morte tortura cova
    caixao forca crime+s bala arma+s`,
  blame: `repudio sujeira podridao desgosto pavoros+o horroros+o horrivel horriveis horrenda
    horrend+o pessim+o decepcao decepcionante vergonha vergonhos+o vexame vexaminos+o lamentavel
    deploravel deprimente absurd+o inaceitavel inadmissivel tumor tumores virus bacteria+s
    cancer calado calada vergonha_alheia vergonha_nacional que_vergonha que_absurdo que_horror turma_de
    coitad+o piada nunca_mais vai_perder derrota derrotad+o que_decepcao odio vergonha_do
    vergonha_da vergonha_de falta_de_respeito nao_faz_nada nao_fez_nada`,
  praise: `parabens sucesso amo amamos amor adoro adoramos te_amo lind+o linda_demais maravilhos+o perfeit+o
    excelente+s otim+o incrivel sensacional fantastic+o obrigad+o gratidao gratid+o deus_abencoe deus_te_abencoe
    deus_abençoe abencoad+o bencao bencaos deus amem oremos forca_guerreir+o forca_guerreira tamo_junto tmj
    estamos_juntos estamos_com_voce conte_comigo conte_conosco orgulho orgulhos+o admiro admiracao respeito sabi+o
    inteligente+s competente+s honest+o mito melhor_presidente melhor guerreir+o querid+o fofo fofa fof+o feliz
    felicidades felicidade saudade+s abraco+s beijo+s bjs bom_dia boa_tarde boa_noite boa_sorte bem_vindo bem_vinda
    seja_bem saude show top demais_linda arrasou arrasa diva rainha princesa gata gato meu_presidente minha_deputada
    nosso_presidente representa representa_muito vamos_juntos viva avante bravo brilhante corajos+o coragem
    esperanca paz luz carinho fe apoio apoiamos merece merecid+o concordo verdade exato apoiad+o isso_ai tamojunto
    amiga amigo amigos melhores admiravel show_de_bola mandou_bem falou_tudo disse_tudo ta_certo esta_certo
    certissim+o com_certeza sempre_juntos meu_voto tem_meu_voto meu_candidato minha_candidata vamos_vencer
    vai_vencer vitoria vencedor+a linda_familia boa_semana bom_descanso feliz_aniversario feliz_natal feliz_ano
    que_deus deus_proteja deus_te_proteja jesus gloria_a_deus abençoad+o protecao orando orar carinhos+o humilde+s
    exemplo_de inspiracao inspira merecido bom_trabalho otimo_trabalho belo_trabalho excelente_trabalho`,
  laugh: `kkk kk kkkk hahaha haha ha rs rsrs rsrsrs hehe hehehe lol kakaka hauahau huehue`,
  you: `voce voces vc vcs vcê tu te ti teu tua teus tuas seu sua seus suas contigo ce cê oce vossa`,
  they: `ele ela eles elas esse essa esses essas este esta esses aquele aquela aqueles aquelas dele dela deles delas desse dessa
    desses dessas nesse nessa`,
  negation: `nao nunca jamais nem nenhum nenhuma sem`,
}

/** Pictures by what they add to a sentence. */
export const EMOJI: Record<string, string> = {
  disgust: '🤮🤢💩🗑🐍🐀🐁🪱🦠',
  insult: '🖕🤡🐴🫏🐮🐄🐂🐷🐖🐽🐔🐒🐵🙈🙉🙊🤥👺👹😈👿🧟🙄',
  anger: '😡🤬😠😤👊🔥💀☠👎',
  praise: '❤♥💙💚💛💜🧡🤍🖤💕💖💗💓💞😍🥰😘👏🙏🙌💪👍🎉🌹🌻✨⭐🌟🤝🇧😊☺😁😃🤗🌷💐🥳😻',
  laugh: '😂🤣😅😆😹😝😜😏',
}
