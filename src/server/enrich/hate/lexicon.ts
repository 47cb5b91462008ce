/**
 * Words by their role in a sentence, written for LupaScan from general knowledge of Brazilian Portuguese; no labelled data set was
 * used
 * to write it, so it contaminates none. A word is evidence and never a verdict: the model learns the weight of each group in the
 * context
 * of the words around it, so that even a slur it has never seen counts.
 *
 * `burr+o` stands for burro, burra, burros, burras; `idiota+s` also for the plural; `_` for the space of an expression.
 */
export const LEXICON: Record<string, string> = {
  obscene: `caralho+s caralha karalho crl krl carai caraio karaio krai porra+s poha porr pqp puta_que_pariu puta_que_o_pariu puta_merda merda+s
    merdinha+s mrd bosta+s bostinha+s cu cuzao cuzinho cus cusao fuder foder fude fode foda+s fodase foda_se fodid+o fudid+o fudeu fodeu
    fodendo fudendo fodam foda-se fds sifoder se_fuder se_foder buceta+s boceta+s bucetinha bct bctinha xoxota+s xereca+s piroca+s pirocudo
    pica+s rola+s cacete cacetada caceta pau_no_cu pnc toma_no_cu tomar_no_cu tomar_no_seu_cu tmnc vtnc vtmnc vsf vsfd vai_se_foder
    vai_se_fuder vai_tomar tnc tomanocu puto+s putaria+s putaq puteiro+s punheta+s punheteir+o gozar gozada siririca boquete+s bunda+s
    bundao rabo rabuda peido+s peidar cagar cagou cagando cagad+o cagada+s cagao cagona mijar mijo broxa+s brocha cornice sacanagem arrombar
    desgraca+s desgrama desgraceira inferno diabo capeta_do`,
  insult: `arrombad+o filho_da_puta filha_da_puta filhos_da_puta filhas_da_puta fdp+s filho_de_uma_puta fdputa fdm fela_da_puta filadaputa
    filhadaputa cuzao cuzona+s cuzoes otari+o trouxa+s trouxao babac+o babaca+s idiota+s imbecil imbecis burr+o burrao anta+s jumento+s
    jumenta asno+s asna besta+s bestalhao bestalhona estupid+o tapad+o toupeira+s tap+o lesad+o palhac+o bocoio mane+s manezao pangare+s
    energumen+o cretin+o cretinice paspalho+s paspalhao pateta+s palerma+s parvo abobado acefal+o desmiolad+o descerebrad+o ameba+s jeg+o
    jegue+s mula+s zebu quadrupede+s analfabet+o babao babaovo baba_ovo puxa_saco puxa-saco lambe_botas lambe_bota capacho+s panaca+s ot4rio
    zemane ze_ninguem ze_mane ze_ruela ze_povinho boca_suja imprestavel imprestaveis frouxo+s frouxa covarde+s cagao bundao bundoes
    bunda_mole banana_podre fanfarrao ridicul+o patetic+o nojent+o escrot+o escrotice desgracad+o amaldicoad+o peste pestes pestilenta
    traste+s tranqueira+s estrume bostao bosteiro cabaco cabacao corn+o cornao chifrud+o punheteiro punhetero cara_de_cu cara_de_bunda
    cara_de_merda monte_de_merda monte_de_bosta bosta_de pedaco_de_merda pedaco_de_bosta saco_de_merda boqueteir+o chupa_cu lixo_humano
    zero_a_esquerda sem_cerebro sem_caratar sem_vergonha+s semvergonha sem-vergonha loque loroteir+o sacripanta biltre troglodita+s
    neandertal ogro brucutu xucr+o peconhent+o venenos+o vil torpe sordid+o bestial bestialidade abestad+o abestalhad+o abobalhad+o zumbi+s
    imundo ogra fantoche+s marionete+s pau_mandad+o capach+o idiotinha+s burrinh+o ridiculinh+o vagabundinh+o otarinho merdinha+s bostinha+s
    imbecilzinho estupidamente jumentice cavalgadura anencefal+o sem_neuronio sem_neuronios macaco_de_auditorio bajulador+a bajuladores
    bocal bocais bossal bossais boco leso lesa tabacud+o bobalhona idiotao idiotona babacao babacona ignorantao ignorantona imbeciloide+s
    idiotizad+o estrupicio+s entojo mequetrefe+s besta_quadrada besta_humana cabeca_de_bagre cabeca_oca cabeca_de_vento cabeca_de_camarao
    cara_de_cavalo cara_de_egua cara_de_jumento egua+s pamonha+s bananao lacaio+s pelego+s pelega puxa_sacos puxasaco+s lambe_bolas
    lambe_saco+s lambebotas lambedor+a lambe_cu lambe_rabo cachorrinho_do cachorrinho_de cadelinha_do cadelinha_de tchutchuca+s poodle
    paumandado nulidade+s desqualificad+o desclassificad+o despreparad+o desalmad+o animalesc+o animal_irracional ser_irracional jumentinh+o
    jumentao abject+o abjet+o execravel execraveis odios+o detestavel detestaveis intragavel intragaveis grotesc+o ridicularia abominavel
    abominaveis arregao falastrao falastrona palhacinh+o palhacada_humana bobo_da_corte bobos_da_corte bufao bufoes espantalho pinoquio
    mitoman+o mitomaniac+o otariano trouxinha troux+o songamonga songo_mongo tonga tanso mentecapt+o parvos alienad+o bitolad+o adestrad+o
    teleguiad+o papagaio_de_pirata vaquinha_de_presepio boneco_de boneca_de bonequinha_de comedor_de_capim come_capim mortos_vivos
    zero_neuronio nenhum_neuronio um_neuronio dois_neuronios cerebro_de cerebro_de_minhoca cabeca_de_merda merda_na_cabeca coco_na_cabeca
    burrald+o burro_demais burra_demais besta_fera vaca_de_presepio`,
  slight: `babaquice+s idiotice+s burrice+s ignorante+s ignorancia lerd+o tont+o bob+o bobao bobona bobalhao palhacada+s incompetente+s
    incompetencia incapaz incapazes inutil inuteis fracassad+o loser+s fracote+s covardia tosc+o medonh+o mediocre+s mesquinh+o infeliz
    infelizes condenad+o praga+s sem_nocao tagarela chat+o chatao insuportavel insuportaveis arrogante+s prepotente+s metid+o convencid+o
    invejos+o recalcad+o fofoqueir+o ranc+o mimad+o mimadinho mimizento mimimi chorao choroes chora_mais grosseir+o grosso grossa
    mal_educad+o maleducad+o nefast+o desuman+o insensivel atoa a_toa coitadinh+o bobinh+o puxadinho asneira+s besteira+s bobagem bobagens
    asneirada lavagem_cerebral papagaio+s fanfarr+o estupidez imbecilidade miseravel miseraveis maldit+o despreparo incapacidade
    irresponsavel irresponsaveis infantil ridicularizar populista+s vergonhos+o fracasso+s perdid+o deslumbrad+o alienacao debochad+o
    deboche debochar cretinice+s iludid+o fanfarronice sem_conteudo oportunismo egoista+s egocentric+o ganancios+o narcisista+s autoritari+o
    descontrolad+o desinformad+o desequilibrio lacaia fraco fraca fracos`,
  character: `canalha+s crapula+s patife+s salafrari+o pilantra+s safad+o cafajeste+s vagabund+o vagabundagem vagaba malandr+o meliante+s bandid+o
    ladr+o ladrao ladroes ladroa ladraozinho corrupt+o quadrilha+s quadrilheir+o mafios+o miliciano+s miliciana mentiros+o farsante+s
    hipocrita+s cinic+o demagog+o oportunista+s traidor+a traidores traidoras traira+s judas vendid+o comprad+o interesseir+o aproveitador+a
    parasita+s sanguessuga+s mamador+a mamateir+o chupim aproveitadores charlatao charlataes estelionatario+s golpista+s genocida+s
    assassin+o psicopata+s sociopata+s monstr+o tiran+o ditadorzinho covardao mau_carater mau-carater maucarater mal_carater sem_carater
    cara_de_pau caradepau cara_lavada carade_pau descarad+o desavergonhad+o podre podres ordinari+o desonest+o rato_de lesa_patria
    antipatriota+s perver+o pervers+o maligno+s maligna demonio+s demoniac+o satanas satanista satanic+o capeta anticristo diabolic+o
    propineir+o ex_presidiario ex_presidiaria cachaceir+o bebum bebad+o cheirador maconheir+o drogad+o noiad+o cracud+o noia+s noinha vagal
    mercenari+o picareta+s ordinarissim+o sacana+s vigarista+s trambiqueir+o trapaceir+o larapi+o gatun+o usurpador+a entreguista+s
    negacionista+s terraplanista+s nazifascista+s fascistinha+s genocidio oligarca+s coronelista ladravaz ladravazes enganador+a enganadores
    conspirador+a incompetentissimo traicoeir+o maquiavelic+o manipulador+a manipuladores falsiane sonegador+a caloteir+o caluniador+a
    calhorda+s pulha+s velhac+o tratante+s embusteir+o impostor+a impostores facinora+s delinquente+s malfeitor+a malfeitores carniceir+o
    sanguinari+o carrasc+o vilao viloes vila sevandija bandidao bandidona bandidinh+o ladrona ladraozao corruptao corruptona corruptinh+o
    safadao safadona safadinh+o pilantrona pilantrinha vira_casaca viracasaca vira_casacas traidor_da_patria traidores_da_patria
    trombadinha+s trombadao saqueador+a saqueadores rachadista rachadeir+o duas_caras falso_moralista falsos_moralistas falsa_moralista
    falso_cristao falsa_crista falsos_cristaos oleo_de_peroba cara_de_tacho sonso sonsa naja+s jararaca+s cascavel peconha lobo_em_pele
    raposa_velha capanga+s jagunc+o sem_moral sem_escrupulos sem_etica sem_palavra inescrupulos+o mentirosao mentirosinh+o mentirosona
    mentiroso_compulsivo mentirosa_compulsiva hipocritona hipocritinha fariseu+s raca_de_viboras canalhao canalhinha cafajestagem salafra
    vagabundao vagabundona vagais vagabas chupa_sangue rapinador rapinante+s ave_de_rapina aves_de_rapina abutres comedor_de_dinheiro
    ladrao_de_merenda ladrao_do_povo assassina_de assassino_de tem_sangue sangue_nas_maos maos_sujas bandidolatra+s defensor_de_bandido
    defensora_de_bandido defende_bandido defensores_de_bandido amigo_de_bandido amiga_de_bandido protetor_de_bandido filhote_da_ditadura
    filhote_de filhotes_de viuva_da_ditadura ditadorzeco tiranete+s deposta pinguc+o alcoolatra+s bebado_do endemoniad+o endiabrad+o
    encapetad+o capetinha cria_do_capeta filho_do_diabo filhos_do_diabo filho_do_capeta demonia belzebu lucifer sata coisa_ruim
    besta_do_apocalipse anti_cristo coisa_do_diabo coisa_do_capeta nazista+s nazi+s hitler hitlerista vendilhao_da_patria
    vendilhoes_da_patria vende_patria sabotador+a golpistinha miliciano_de familicia quadrilha_de chefe_de_quadrilha chefe_da_quadrilha
    chefe_do_crime ladrao_condenado bandido_condenado`,
  wrongdoing: `roubou roubam roubalheira corrupcao mafia milicia mentira+s mente mente_que_nem mentir farsa falso falsa falsos hipocrisia cinismo
    demagogia mamata+s golpe_baixo imorais imoral indecente+s podridao rachadinha rachadinhas falcatrua+s propina+s condenado peculato
    golpe_de_estado traicao traiu laranja_do laranjas boquinha teta+s mamam mamando mamar_na_teta mamando_na_teta estelionat+o falsidade
    calote covardemente desonestidade pilantragem ladroagem malandragem bandidagem safadeza canalhice+s picaretagem sacanagens criminos+o
    marginal marginais desocupad+o ditador+a presidiari+o dissimulad+o fingid+o mascarad+o manipulad+o roubar roubando rouba roubo+s
    roubaram roubei mentiu mentem mentindo menti enganou enganar enganando enganacao desvio desviou desviar sonegou sonegar trair traindo
    manipulacao manipular negociata+s conchavo+s toma_la_da_ca lavagem_de_dinheiro caixa_dois caixa_2 mensalao petrolao orcamento_secreto
    desmascarad+o mascara_caiu mascara_cair fake_news compra_de_votos comprou_votos impune+s impunidade bandidos_de crime_organizado
    cumplice+s pedofil+o estuprador+a estupradores torturador+a torturadores organizacao_criminosa`,
  disgust: `lixo+s lixao escoria+s verme+s vermezinho nojo nojeira nojenta ranco asco asqueros+o repugnante+s repulsiv+o imund+o imundicie porco+s
    porca porcaria+s chorume esgoto latrina excremento+s dejeto+s fezes vomito vomitar fedorent+o fedid+o carnica carnicas cancer_do sebos+o
    gosmento pustula+s parasitas barata_tonta rato+s ratazana+s vibora+s serpente cobra+s escorpiao urubu+s abutre+s hiena+s lesma+s
    aberracao aberracoes carrapato+s pulga+s piolho+s barata+s lombriga+s sanguessugas nojentos podre_de putrefat+o putrid+o fetid+o
    escarnio esgota bosta_humana praga_humana lixo_toxico entulho chorumento coco_ambulante repulsa ansia_de_vomito da_ansia me_da_ansia
    da_vontade_de_vomitar vontade_de_vomitar vomitei me_da_nojo da_nojo tenho_nojo nojo_da nojo_do nojo_dele nojo_dela nojo_disso nojo_total
    que_nojo_de embrulha_o_estomago estomago_embrulhado embrulhar_o_estomago revira_o_estomago esterco estercos bosta_ambulante
    merda_ambulante lixo_ambulante lixo_de lixo_do lixo_da lixinho gangrena pus sarna sarnent+o pulguent+o chaga percevejo+s varejeira
    ser_humano_desprezivel escoria_da lixo_da_humanidade pior_especie pior_tipo rato_de_esgoto ratos_de_esgoto ratao porcalhao porcalhona
    porcalhada nojentao nojentona nojentinh+o imundica podridao_humana defunto defunta fezes_humanas asquerosidade deplor+o
    esgoto_a_ceu_aberto`,
  dislike: `ojeriza pior_do_mundo eca credo cruzes argh aff affs afe deus_me_livre coco suj+o fede fedendo cuspir escarrar minhoca+s sapo_barbudo`,
  misogyny: `vadia+s vadiazinha piranha+s piranhuda puta+s putinha+s putona prostituta+s prostituida quenga+s rapariga+s biscate+s biscat biscateira
    cadela+s cachorra+s vaca+s vagabunda_do rameira+s meretriz piriguete+s periguete+s messalina+s marmita_de feminazi+s femi_nazi baranga+s
    mocreia+s bruaca+s jabiraca tribufu mal_comida+s malcomida+s mal_amada+s malamada histeric+o descontrolada mulher_macho lugar_de_mulher
    lavar_louca pilotar_fogao volta_pra_cozinha vai_lavar arrombada rodada+s chupeteira+s chupadora boqueteira dadeira interesseiras
    sapatona_louca dona_encrenca vai_pra_cozinha loira_burra loura_burra mulher_burra tinha_que_ser_mulher so_podia_ser_mulher falta_de_rola
    falta_de_pica falta_rola falta_pica estupr+o estuprar estuprada sirigaita+s maria_chuteira maria_gasolina peituda+s cavala+s
    vagabundinha vagabundas vagabunda perua+s dondoca+s madame jararaca+s cachorra_no_cio cadela_no_cio amante_do amante_de marmita_do
    puta_do puta_de mulher_feia mulher_nojenta mulher_ridicula mulher_asquerosa mulher_desequilibrada mulher_louca mulher_vulgar
    mulher_baixa mulherzinha+s vulgar bandida_de lambisgoia+s megera+s bruxa+s bruxona recalcada`,
  lgbtphobia: `viad+o viadinho+s viadao viadagem viadagens viado+s vead+o veadinho veadao bicha+s bixa+s bichinha+s bichona+s bixona boiola+s boiolagem
    baitola+s baitolagem frescura gayzinho+s gayzao gayzista+s gayzismo sapatao sapatona+s sapata sapatoes machorra travec+o traveco+s
    bambi+s bambina qualira+s maricas marica maricona+s mariquinha+s homossexualismo cura_gay kit_gay queima_rosca queima-rosca morde_fronha
    da_o_cu dar_o_cu da_a_bunda afeminad+o efeminad+o pederasta+s sodomita+s ideologia_de_genero pocs poc bicharada mulher_de_pau
    ladrao_de_banheiro`,
  racism: `macac+o macaquinho macacada macaquice negrinh+o negao negona crioul+o pretinh+o preto_fedido preta_fedida negro_fedido negra_fedida
    preto_safado preto_burro cabelo_ruim cabelo_duro cabelo_de_bombril pixaim nego_safado nego_burro preto_de_alma_branca coisa_de_preto
    servico_de_preto tinha_que_ser_preto so_podia_ser_preto nega_maluca senzala mocambo ticao picole_de_asfalto judeuzinho raca_inferior
    supremacia_branca vitimismo cotista+s bugre+s cigano_ladrao mau_cheiro_de chimpanze+s gorila+s orangotango+s fumaca_preta`,
  xenophobia: `baianada baianice cabeca_chata cabecas_chatas pau_de_arara paus_de_arara jeca+s bando_de_nordestino burro_do_nordeste xing_ling xingling
    volta_pro_seu_pais volta_pra_sua_terra volta_pro_nordeste cortar_o_nordeste separar_o_nordeste tinha_que_ser_baiano favelad+o pardo_da
    retirante+s virus_chines carcaman+o`,
  religion: `crentelh+o crentelho+s evanjegue+s evangelicu fanatic+o fanatismo fundamentalista+s macumb+o macumbeir+o macumbaria batuqueir+o
    pomba_gira pombagira feiticeir+o bruxaria bruxo bruxa+s terrorista+s jihad judiaria satanismo adorador_do_diabo adoradores padreco
    carola+s dizimo vendilhao vendilhoes falso_profeta falsos_profetas seita+s herege+s heresia`,
  body: `gord+o gordao gordona gordinh+o baleia+s obes+o rolha_de_poco banha banhuda balofo+s balofa bucho buchud+o barrigud+o pancud+o magrel+o
    canico fei+o feiosa feioso horrorosa monstra bagulho+s canhao canhoes dragao vesg+o dentuc+o banguel+o narigud+o orelhud+o queixudo
    testud+o espinhent+o cabecud+o velhote velha_ridicula velho_babao velho_gaga caduc+o gaga decrepit+o mumia mumias esclerosad+o
    dinossauro zumbi saco_de_ossos pobretao mulambo+s mulambent+o molamb+o morta_de_fome morto_de_fome mortos_de_fome pe_rapado pes_rapados
    suvaco sovac+o rale pobraiada mumificad+o velharia velhota velhaco_gaga paralitica mumia_paralitica feiura feiona cara_de_fome
    cara_de_sapo cara_de_rato cara_de_bruxa cara_de_bolacha cara_de_pastel cara_de_traveco boca_de_sovaco boca_de_bueiro papada sapa
    baleia_encalhada porca_gorda plastificad+o peruca`,
  ability: `retardad+o retard+o debil_mental debeis_mentais debiloide+s debil mongol mongoloide+s mongolao mongo demente+s demencia doente_mental
    doentes_mentais doentio doid+o maluc+o louc+o pirad+o psicotic+o esquizofrenic+o autista+s aleijada nove_dedos lunatic+o desequilibrad+o
    transtornad+o desvairad+o perturbad+o idiotizad+o insan+o hospicio manicomio camisa_de_forca tarja_preta remedio_controlado gadernal
    gardenal tomar_remedio surtad+o surtou doidinh+o maluquinh+o maluquete+s louquinh+o louca_de_pedra doente_da_cabeca doente_da_alma
    doente_de_espirito problema_mental mente_doente mente_doentia psiquiatrico internem interna_ess+o alucinad+o delirando sequelad+o
    descompensad+o esquizofrenia rivotril`,
  politics: `petralha+s petralhada petezada ptralha+s ptlixo esquerdopata+s esquerdalha esquerdalhada esquerdalho esquerdosa esquerdinhas
    comunistinha comunistada pao_com_mortadela lulopetista+s luladrao lularapio lulalixo lula_ladrao descondenad+o bolsominion+s bolsominium
    bolsomerda bolsolixo bolsonaro_ladrao bolsonazi bolsonazista+s bolsogado bozo bozolixo bozonaro biroliro bostonaro bocalnaro
    bolsotario+s minion+s gado gadinho gadolandia gadao gadaiada muuu patriotari+o coxinhas reaca+s direitopata fascistoide+s facistoide
    isentao isentoes isentona globolixo globo_lixo folha_lixo psol_lixo pt_lixo stf_lixo foracomunista cabeca_de_ovo cabeca_de_piroca
    careca_do_stf ministro_lixo jornalixo imprensa_lixo militonto+s lacrador+a dilmanta dilma_anta anta_dilma vampirao nazista_de
    quadrilha_do_pt petelho+s petezao ptzada petistada pestista+s lulopetralha+s lulaminion+s lulanaticos luloafetivo+s esquerdopatia
    esquerdofrenico+s esquerdofrenic+o comunistoide+s bolsotralha+s bolsopetista+s bolsochato+s bolsoburro+s bolsonarent+o bolsominius
    bolsovirus bolsocaro bolsonero genocida_do jumentocracia vermelhada tucanalhada canhotos canhota_imunda direitalha direitinha+s
    direitaba carluxo rachadinho bananinha_do bananinha janja_lixo dino_gordo xandao_lixo ministreco deputadinho deputadinha deputadeco
    senadorzinho vereadorzinho politiqueir+o politicalha politicalhada tucanalha+s bozista+s patridiota+s petelhad+o ptralhada
    pestes_petistas lulistinha lulaladrao lulinha_ladrao encantador_de_jumentos calca_apertada calcinha_apertada ditadoria nhonho
    juiz_ladrao marreco marreco_de bozonarista+s bolsonojo bolsobosta bolsolao psolixo petelixo gadaria gado_de gado_do gado_demais gadista
    bolsopata+s bolsopatia bolsonete+s bolsonaristinha esquerdista_de_merda esquerdiota+s esquerdiotice direitopatas direitista_de_merda
    comunista_safad+o comunista_de_merda fascistinhas globosta globolixos foice_de_sao_paulo ptralhinha mortadelas petistinha+s lulete+s
    bolsoasno+s bolsojegue+s bolsobobo+s bolsofascista+s bozoloide+s bozolatra+s ladrao_de_nove_dedos nove_dedos pinguco pai_dos_pobres_de
    mugir muge gado_burro`,
  camp: `petista+s petismo comunista+s comuna+s bolsonarista+s bolsonarismo esquerdinha reacionari+o fascista+s facista+s fascismo facismo
    liberalote ptista psolista+s fora_comunista vai_pra_cuba vaipracuba vai_pra_venezuela faz_o_l faz_u_l faz_o_ele fora_pt fora_bolsonaro
    fora_lula fora_temer elenao ele_nao ptnuncamais pt_nunca_mais ptnao kit_covid pixuleco+s melancia+s chuchu xuxu xandao molusco
    mortadela+s coxinha+s ex_presidiario socialista_de_iphone esquerda_caviar extrema_imprensa vermelhos bolsomito politicagem lacracao
    companheirada cumpanheir+o peessedebista`,
  threat: `matem mate morra+m queime queimem apanhar apanha surra jaula enforcar enforcad+o fuzilar paredao metralha tiro_na_cara tiro_na_testa
    bala_na_cabeca bala_nele bala_neles exterminar surrar porrada+s socar soco_na_cara paulada+s esfaquear capar castrar castracao linchar
    apodrecer apodreca apodreca_no_inferno queime_no_inferno vai_pro_inferno va_pro_inferno vao_pro_inferno ir_pro_inferno
    quinto_dos_infernos tomara_que_morra devia_morrer deveria_morrer se_mata se_mate te_pego te_pegar te_arrebentar quebrar_a_cara
    quebro_a_cara vai_morrer some_daqui`,
  contempt: `cala_a_boca cala_boca calaboca cale_a_boca cale-se fica_quieto fica_quieta cala_essa vai_trabalhar vai_estudar vai_arrumar vai_procurar
    vai_catar vai_cagar vai_dormir vai_embora vai_a_merda va_a_merda vai_pra_puta vai_pra_merda vai_tomar_banho some suma fora_daqui fora
    sai_daqui sai_fora sai_fora_daqui vaza vaza_daqui rala rala_peito lava_a_boca lave_a_boca limpa_a_boca vergonha_na_cara tenha_vergonha
    toma_vergonha tome_vergonha tomar_vergonha crie_vergonha cria_vergonha que_nojo que_lixo que_merda que_ridiculo que_burro que_burra
    que_palhacada que_idiota so_podia_ser so_pode_ser tinha_que_ser bando_de bando_do corja+s cambada raca_de racinha tipinho gentalha
    gentinha povinho rale laia escumalha ninguem_te_aguenta ninguem_aguenta quem_e_voce quem_e_vc quem_voce_pensa nao_vale_nada nao_vale_um
    nao_presta nao_serve_pra_nada nao_tem_moral perdeu_a_moral seu_merda sua_merda seu_bosta sua_bosta seu_lixo sua_lixa seu_nojento
    sua_nojenta desprezivel despreziveis desprezo insignificante+s lamento_por_voce me_poupe poupe-me piada_pronta piadista perdeu_meu_voto
    perdeu_meu_respeito deixei_de_seguir deixando_de_seguir unfollow perdedor+a chupa chora chorem aceita_que_doi_menos engole arrego
    arregao arregou vai_te_catar se_manca se_enxerga te_enxerga larga_de_ser deixa_de_ser para_de_ser vira_homem tchau_querida ja_vai_tarde
    nao_passa_de nao_me_representa nunca_mais_voto nunca_mais_votem nojo_de_voce nojo_de_vc nojo_de_ti odeio odiamos detesto te_odeio odeia
    raiva_de nojo_desse nojo_dessa ninguem_merece ninguem_gosta ninguem_te_quer falta_de_vergonha falta_de_carater respeita_o respeite_o
    vai_ver_se_eu_to pede_pra_sair pede_pra_cagar arruma_um_emprego procura_um_emprego passar_vergonha passando_vergonha passa_vergonha
    fala_merda falar_merda falando_merda fala_bosta so_fala_merda so_fala_bosta so_faz_merda nao_sabe_nada bla_bla_bla blablabla mimimi
    mi_mi_mi chororo lacrosfera vai_chorar pega_o_beco vai_capinar vai_capinar_um_lote vai_carpir vai_pentear_macaco vai_catar_coquinho
    vai_lavar_roupa vai_lavar_uma vai_se_tratar va_se_tratar vai_te_tratar procura_um_psiquiatra procure_um_psiquiatra procura_um_medico
    procure_tratamento vai_se_lascar va_se_lascar vai_pro_quinto va_se_foder va_tomar vai_te_foder va_te_catar vai_plantar_batata vai_ver_se
    vai_dormir_com cadeia_nele cadeia_nela cadeia_neles cadeia_nelas cadeia_nesse cadeia_nessa cadeia_pra cadeia_para seu_lugar_e
    teu_lugar_e lugar_dele_e lugar_dela_e devia_estar_pres+o deveria_estar_pres+o tinha_que_estar_pres+o tem_que_ser_pres+o
    tem_que_estar_pres+o devia_ser_pres+o ja_era_pra_estar vai_ser_pres+o vergonha_do_brasil vergonha_da_nacao vergonha_da_politica
    vergonha_da_classe vergonha_para_o vergonha_pra desgraca_do desgraca_da desgraca_desse pior_presidente pior_deputad+o pior_governador
    pior_prefeit+o pior_ministr+o pior_governo pior_senador+a o_pior_da so_fala_besteira so_fala_asneira so_fala_bobagem so_sabe_mentir
    so_sabe_falar so_mente nao_sabe_nem vive_de_mamata acabou_a_mamata acabou_a_teta acabou_a_boquinha mamando_nas_tetas parasita_do
    quem_te_viu nao_tem_vergonha sem_nenhuma_vergonha nem_vergonha voce_e_um_lixo vc_e_um_lixo nao_vale_o nao_vale_nem nem_pra_lixo
    quem_liga quem_se_importa ninguem_liga ninguem_te_perguntou ninguem_perguntou ninguem_te_leva nao_me_engana nunca_me_enganou vai_tarde
    ja_foi_tarde tarde_demais_seu fecha_a_boca fecha_essa_boca feche_a_boca cala_tua_boca cala_sua_boca abre_a_boca quando_abre_a_boca
    que_vergonha_de voce_e_uma_vergonha vc_e_uma_vergonha seu_idiota seu_burro seu_palhaco seu_ladrao seu_vagabundo seu_safado seu_canalha
    sua_burra sua_vagabunda sua_ladra sua_safada seu_corno seu_verme seu_porco sua_porca seu_otario sua_louca seu_louco sua_ridicula
    seu_ridiculo sua_hipocrita seu_hipocrita seu_mentiroso sua_mentirosa seu_covarde se_fosse_eu_tinha_vergonha lixo_de_gente que_gente
    que_gentinha gente_ruim gente_podre gente_nojenta gente_suja esse_lixo essa_lixo esses_lixos esse_traste essa_coisa esse_ser esse_troco
    esse_treco esse_cara_e_um essa_mulher_e_uma dessa_laia da_mesma_laia farinha_do_mesmo_saco`,
  gender: `mulher mulheres menina+s garota+s moca+s feminista+s esposa+s mae maes filha+s feminin+o feminismo`,
  sexuality: `travesti+s trans homossexual homossexuais homosexual lesbica+s lgbt lgbts lgbtq gay+s hetero+s bissexual drag`,
  race: `negr+o pret+o mulat+o pardo+s parda+s branc+o neguinho+s neguinha indi+o indio+s indigena+s quilombola+s racismo racista+s`,
  origin: `nordestin+o nordeste baiano+s baiana cearense+s nortista+s venezuelan+o haitian+o bolivian+o argentin+o chines chineses chinesa china
    japa+s gringo+s estrangeir+o imigrante+s refugiad+o arabe+s turco+s african+o cuban+o carioca+s paulista+s gauch+o sulista+s paraiba+s
    paraiban+o caipira+s favela+s`,
  faith: `evangelic+o crente+s gospel pastor+a pastores bispo+s igreja+s religios+o religiao candomble umbanda umbandista+s terreiro muculman+o
    islamic+o isla judeu+s judia judias ateu+s ateia padre+s catolic+o espirita+s exu xango`,
  poverty: `pobre+s mendig+o velh+o idos+o anao anoes careca+s cego+s surdo+s mudo+s deficiente+s aleijad+o autismo gordinho`,
  side: `esquerda direita tucano+s liberal lulista+s comunismo socialismo socialista+s militante+s direitista+s extrema_direita extrema_esquerda
    marxista+s esquerdista+s lula bolsonaro pt psol stf haddad dilma temer moro globo presidente deputad+o senador+a ministro ministra
    governador governadora prefeito vereador+a governo politic+o partido`,
  violence: `matar morrer morreu morreria fuzilad+o fuzilamento metralhar metralhad+o pena_de_morte queimar extermini+o eliminar espancar espancad+o
    soco+s chute chutar facada+s degolar linchad+o torturar mata morre morto+s morta prender presa preso prisao cadeia bater bato tiro+s
    sumir queimad+o morte tortura cova caixao forca crime+s bala arma+s`,
  blame: `repudio sujeira podridao desgosto pavoros+o horroros+o horrivel horriveis horrend+o pessim+o decepcao decepcionante vergonha vergonhos+o
    vexame vexaminos+o lamentavel deploravel deprimente absurd+o inaceitavel inadmissivel tumor tumores virus bacteria+s cancer calado
    calada vergonha_alheia vergonha_nacional que_vergonha que_absurdo que_horror turma_de coitad+o piada nunca_mais vai_perder derrota
    derrotad+o que_decepcao odio vergonha_do vergonha_da vergonha_de falta_de_respeito nao_faz_nada nao_fez_nada`,
  praise: `parabens sucesso amo amamos amor adoro adoramos te_amo lind+o linda_demais maravilhos+o perfeit+o excelente+s otim+o incrivel
    sensacional fantastic+o obrigad+o gratidao gratid+o deus_abencoe deus_te_abencoe abencoad+o bencao bencaos deus amem oremos
    forca_guerreir+o tamo_junto tmj estamos_juntos estamos_com_voce conte_comigo conte_conosco orgulho orgulhos+o admiro admiracao respeito
    sabi+o inteligente+s competente+s honest+o mito melhor_presidente melhor guerreir+o querid+o fof+o feliz felicidades felicidade
    saudade+s abraco+s beijo+s bjs bom_dia boa_tarde boa_noite boa_sorte bem_vindo bem_vinda seja_bem saude show top demais_linda arrasou
    arrasa diva rainha princesa gata gato meu_presidente minha_deputada nosso_presidente representa representa_muito vamos_juntos viva
    avante bravo brilhante corajos+o coragem esperanca paz luz carinho fe apoio apoiamos merece merecid+o concordo verdade exato apoiad+o
    isso_ai tamojunto amiga amigo amigos melhores admiravel show_de_bola mandou_bem falou_tudo disse_tudo ta_certo esta_certo certissim+o
    com_certeza sempre_juntos meu_voto tem_meu_voto meu_candidato minha_candidata vamos_vencer vai_vencer vitoria vencedor+a linda_familia
    boa_semana bom_descanso feliz_aniversario feliz_natal feliz_ano que_deus deus_proteja deus_te_proteja jesus gloria_a_deus protecao
    orando orar carinhos+o humilde+s exemplo_de inspiracao inspira bom_trabalho otimo_trabalho belo_trabalho excelente_trabalho parabenizo
    excelencia apoiadissimo mitou mitando lacrou arrasando voce_me_representa vc_me_representa to_contigo estou_com_voce estou_contigo
    deputada_linda eterno_presidente homem_de_deus mulher_de_deus melhoras boa_recuperacao fica_com_deus fique_com_deus fiquem_com_deus
    forca_presidente forca_deputad+o forca_senador+a conte_com_a_gente muito_bem muito_bom sabias_palavras belas_palavras bela_familia
    familia_linda descanse_em_paz meus_sentimentos condolencias meus_pesames luto solidariedade`,
  laugh: `kkk kk kkkk hahaha haha ha rs rsrs rsrsrs hehe hehehe lol kakaka hauahau huehue`,
  you: `voce voces vc vcs vce tu te ti teu tua teus tuas seu sua seus suas contigo ce oce vossa`,
  they: `ele ela eles elas esse essa esses essas este esta aquele aquela aqueles aquelas dele dela deles delas desse dessa desses dessas nesse
    nessa`,
  negation: `nao nunca jamais nem nenhum nenhuma sem`,
}

/** Emoji by what they add to a sentence. */
export const EMOJI: Record<string, string> = {
  disgust: '🤮🤢💩',
  mockery: '🤡🐴🫏🐮🐄🐂🐷🐖🐽🐔🐒🐵🙈🙉🙊🐍🐀🐁🪱🦠🗑👹👺👿😈🧟',
  insult: '🖕',
  anger: '😡🤬😠😤👊💀☠👎🙄',
  praise: '❤♥💙💚💛💜🧡🤍🖤💕💖💗💓💞😍🥰😘👏🙏🙌💪👍🎉🌹🌻✨⭐🌟🤝🇧😊☺😁😃🤗🌷💐🥳😻🔥',
  laugh: '😂🤣😅😆😹😝😜😏',
}
